/** The visible part of a large drawing: a rectangle in the drawing's own units. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box of this shape (width by height) that holds `content` with a margin around it. */
export function fit(content: Box, shape: number, margin = 0.04): Box {
  const width = Math.max(content.width, content.height * shape) * (1 + 2 * margin);
  const height = width / shape;
  return {
    x: content.x + (content.width - width) / 2,
    y: content.y + (content.height - height) / 2,
    width,
    height,
  };
}

/** The part to show while something happens at `part`: all of it where that can be read, else the part and
 * its surroundings, closer; `legible` is the greatest width that can be read. */
export function closeUp(all: Box, part: Box, legible: number): Box {
  if (all.width <= legible) return all;
  const shape = all.width / all.height;
  const width = Math.min(all.width, Math.max(legible / 1.4, fit(part, shape, 0.1).width));
  const height = width / shape;
  const along = (from: number, length: number, own: number, start: number, whole: number) =>
    Math.min(Math.max(from + (length - own) / 2, start), start + whole - own);
  return {
    x: along(part.x, part.width, width, all.x, all.width),
    y: along(part.y, part.height, height, all.y, all.height),
    width,
    height,
  };
}

/** Zoom by a factor (above 1: closer) about a point, which stays where it is; between `closest`
 * (a width) and a little more than all of it. */
export function zoom(seen: Box, by: number, at: { x: number; y: number }, closest: number, all: Box): Box {
  const width = Math.min(Math.max(seen.width / by, Math.min(closest, all.width)), all.width * 1.25);
  const scale = width / seen.width;
  return {
    x: at.x - (at.x - seen.x) * scale,
    y: at.y - (at.y - seen.y) * scale,
    width,
    height: seen.height * scale,
  };
}

/** Keep the middle of what is seen on the content. */
export function hold(seen: Box, content: Box): Box {
  const clamp = (at: number, least: number, most: number) => Math.min(Math.max(at, least), most);
  return {
    ...seen,
    x: clamp(seen.x + seen.width / 2, content.x, content.x + content.width) - seen.width / 2,
    y: clamp(seen.y + seen.height / 2, content.y, content.y + content.height) - seen.height / 2,
  };
}

/** Move what is seen just so far that `part` lies in it. */
export function reveal(seen: Box, part: Box, margin = 0.08): Box {
  const along = (at: number, size: number, from: number, length: number): number => {
    const gap = size * margin;
    if (from - gap < at) return from - gap;
    if (from + length + gap > at + size) return from + length + gap - size;
    return at;
  };
  return {
    ...seen,
    x: along(seen.x, seen.width, part.x, part.width),
    y: along(seen.y, seen.height, part.y, part.height),
  };
}

/** The place of an event in the units of a drawing. */
export const unitsAt = (svg: SVGSVGElement | null | undefined, { clientX, clientY }: { clientX: number; clientY: number }): DOMPoint =>
  new DOMPoint(clientX, clientY).matrixTransform(svg?.getScreenCTM()?.inverse());
