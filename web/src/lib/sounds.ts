/** Four short sounds, made here: a stone laid, your turn, a refusal, the end. */

import { settings } from "./settings.svelte";

const NOTES = {
  move: [[180, 0, 0.07, "triangle"]],
  turn: [[523, 0, 0.12, "sine"], [784, 0.1, 0.2, "sine"]],
  event: [[140, 0, 0.16, "sawtooth"]],
  end: [[392, 0, 0.3, "sine"], [523, 0.16, 0.3, "sine"], [659, 0.32, 0.5, "sine"]],
} as const;

let context: AudioContext | null = null;

export function sound(name: keyof typeof NOTES): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  for (const [pitch, start, length, type] of NOTES[name]) {
    const at = context.currentTime + start;
    const tone = new OscillatorNode(context, { frequency: pitch, type });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.16, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
