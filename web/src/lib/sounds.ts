/** Four short sounds, made here: a move, your turn, something that happens to you, the end. */

import { settings } from "./settings.svelte";

/** Notes: pitch in hertz, when it begins and how long it lasts in seconds, its wave. */
export type Tune = readonly (readonly [number, number, number, OscillatorType])[];
export type SoundName = "move" | "turn" | "event" | "end";

const TUNES: Record<SoundName, Tune> = {
  move: [[180, 0, 0.07, "triangle"]],
  turn: [[523, 0, 0.12, "sine"], [784, 0.1, 0.2, "sine"]],
  event: [[140, 0, 0.16, "sawtooth"]],
  end: [[392, 0, 0.3, "sine"], [523, 0.16, 0.3, "sine"], [659, 0.32, 0.5, "sine"]],
};

let context: AudioContext | null = null;

/** Play one, in a game's own notes where it has some. */
export function sound(name: SoundName, tunes: Partial<Record<SoundName, Tune>> = {}): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  for (const [pitch, start, length, type] of tunes[name] ?? TUNES[name]) {
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
