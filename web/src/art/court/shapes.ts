/** The material of portraits: flat shapes with a woodcut's line, in slots that a recipe colours. */

/** A slot of the recipe (what its skin, hair, clothes are coloured), or a colour of the court. */
export type Paint = string;

export interface Shape {
  d: string;
  /** "" for a line alone. */
  fill: Paint;
  /** The thickness of its outline; 0 for none. */
  line: number;
  /** Drawn once more, mirrored: faces are symmetrical. */
  twin: boolean;
  /** A soft shade over what lies below. */
  shade: boolean;
}

export const OUTLINE = 2.2;

export const fill = (paint: Paint, d: string, line = OUTLINE): Shape => ({ d, fill: paint, line, twin: false, shade: false });
export const line = (d: string, width = 1.5): Shape => ({ d, fill: "", line: width, twin: false, shade: false });
export const shade = (d: string): Shape => ({ d, fill: "ink", line: 0, twin: false, shade: true });
export const twin = (shape: Shape): Shape => ({ ...shape, twin: true });
export const dot = (paint: Paint, x: number, y: number, r: number, width = 0): Shape =>
  fill(paint, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, width);

/** A part of a portrait; what lies behind the head, and what lies before it. */
export interface Part {
  back?: Shape[];
  front?: Shape[];
}
