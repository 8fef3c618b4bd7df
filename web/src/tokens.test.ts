import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

type Rgb = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

/** The colours seen with one kind of cones missing: Machado, Oliveira & Fernandes (2009), severity 1, on
 * linear RGB. */
const EYES: Record<string, Matrix> = {
  all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

const through = (m: Matrix, v: Rgb): Rgb =>
  m.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as unknown as Rgb;

function linear(hex: string): Rgb {
  const part = (at: number) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** OKLab (Ottosson 2020), in which distances are about as large as they look. */
function oklab(rgb: Rgb): Rgb {
  const cones = through(
    [[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]],
    rgb.map((c) => Math.min(1, Math.max(0, c))) as unknown as Rgb,
  ).map(Math.cbrt) as unknown as Rgb;
  return through(
    [[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]],
    cones,
  );
}

function contrast(one: string, other: string): number {
  const light = (hex: string) => {
    const [r, g, b] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [less = 0, more = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return more / less;
}

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf-8");
const [light = "", dark = ""] = css.split(':root[data-theme="dark"]');
const read = (text: string) =>
  Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1] ?? "", m[2] ?? ""]));
const themes = { light: read(light), dark: { ...read(light), ...read(dark) } };

describe.each(Object.entries(themes))("in the %s theme", (_, token) => {
  const seats = [0, 1, 2, 3, 4, 5];

  it.each(Object.keys(EYES).flatMap((eye) => [[eye, seats], [eye, [0, 1, 2, 3, "purple", 5]]] as const))("six seats stay apart for eyes with cones: %s, %j", (eye, six) => {
    const seen = six.map((i) => oklab(through(EYES[eye] as Matrix, linear(token[`seat-${i}`] ?? ""))));
    for (const [i, a] of seen.entries()) {
      for (const [j, b] of seen.entries()) {
        if (i < j) expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]), `${i} and ${j}`).toBeGreaterThan(0.15);
      }
    }
  });

  it.each([...seats, "orange", "purple"])("the charge of seat %s stands out from its field", (i) => {
    expect(contrast(token[`seat-${i}`] ?? "", token[`seat-ink-${i}`] ?? "")).toBeGreaterThan(4.5);
  });

  it.each([
    ["ink", "paper"], ["ink", "ground"], ["ink", "paper-raised"], ["ink-soft", "paper"], ["ink-soft", "ground"],
    ["ink-soft", "paper-raised"], ["accent-ink", "accent"], ["accent-ink", "accent-deep"], ["link", "paper"],
    ["link", "ground"], ["toast-ink", "toast"], ["toast-link", "toast"], ["bad", "paper"], ["board-ink", "square"],
  ])("text %s can be read on %s", (text, ground) => {
    expect(contrast(token[text] ?? "", token[ground] ?? "")).toBeGreaterThan(4.5);
  });

  it("a toast does not glare: it is dark in both", () => {
    expect(contrast(token["toast"] ?? "", "#000000")).toBeLessThan(2);
  });

  it.each([
    ["lit", "paper"], ["chosen", "paper"], ["shield-edge", "paper"], ["shield-edge", "paper-raised"], ["focus", "paper"], ["focus", "ground"], ["line-strong", "paper"],
    ["board-lit", "square"], ["board-lit", "lit-square"], ["board-chosen", "square"], ["board-focus", "square"],
    ["board-focus", "square-other"],
  ])("the shape %s stands out from %s", (shape, ground) => {
    expect(contrast(token[shape] ?? "", token[ground] ?? "")).toBeGreaterThan(3);
  });
});
