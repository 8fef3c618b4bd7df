/** The name of a point, for those who listen. */

import { say } from "../../../lib/words.svelte";
import type { BoardProps } from "../../game";
import { type Danger, look } from "./looking";
import type { KaiserView } from "../view";

const own = (id: string, args = {}) => say(id, args, "kaiser_koenig_edelmann");

/** `dangers`: of the emperors. */
export function spoken({ view, choosing, names }: BoardProps<KaiserView>, name: string, dangers: readonly Danger[]): string {
  const man = view.pieces.find(({ point }) => point === name);
  const keep = view.points.some((point) => point.name === name && point.goal);
  const danger = dangers.find(({ point }) => point === name);
  const { piece, by } = look(view, name);
  const pieces = by.map(({ point, seat, kind }) => own("piece-on", { point, kind, player: names[seat] ?? "" }));
  const captures = choosing.left.some(({ code, parts }) => code === "capture" && parts["to"] === name);
  return [
    man
      ? own("point-piece", { point: name, kind: man.kind, player: names[man.seat] ?? "" })
      : own(keep ? "point-keep" : "point-empty", { point: name }),
    ...(danger?.threats.length ? [own("seat-threatened", { points: danger.threats.join(", ") })] : []),
    ...(danger?.gate ? [own("seat-at-gate")] : []),
    ...(piece && piece.reach.length > 0 ? [own("point-reaches", { points: piece.reach.join(", ") })] : []),
    ...(pieces.length > 0 ? [own("point-reached", { pieces: pieces.join(", ") })] : []),
    ...(choosing.lit("from", name) ? [own("point-moves")] : []),
    ...(choosing.lit("to", name) ? [own(captures ? "point-captures" : "cell-lit")] : []),
  ].join(", ");
}
