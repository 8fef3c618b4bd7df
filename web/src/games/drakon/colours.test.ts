import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

type Row = readonly [number, number, number];

/** The colours seen with one kind of cones missing: Machado, Oliveira & Fernandes (2009), severity 1, on
 * linear RGB. */
const EYES: Record<string, readonly [Row, Row, Row]> = {
  all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const through = (m: readonly Row[], v: readonly number[]) =>
  m.map(([a, b, c]) => a * (v[0] ?? 0) + b * (v[1] ?? 0) + c * (v[2] ?? 0));

const linear = (hex: string) =>
  [1, 3, 5].map((at) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });

/** OKLab (Ottosson 2020), in which distances are about as large as they look. */
function oklab(rgb: readonly number[]): number[] {
  const cones = through(
    [[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]],
    rgb.map((c) => Math.min(1, Math.max(0, c))),
  ).map(Math.cbrt);
  return through(
    [[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]],
    cones,
  );
}

function contrast(one: string, other: string): number {
  const light = (hex: string) => through([[0.2126, 0.7152, 0.0722]], linear(hex))[0] ?? 0;
  const [less = 0, more = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf-8");
const [day = "", night = ""] = css.split(':root[data-theme="dark"]');
const read = (text: string) =>
  Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1] ?? "", m[2] ?? ""]));
const themes = { light: read(day), dark: { ...read(day), ...read(night) } };
const HEROES = ["blue", "yellow", "green", "red", "orange", "purple"];

it.each(Object.keys(EYES))("the six heroes stay apart for eyes with cones: %s", (eye) => {
  const seen = HEROES.map((name) => oklab(through(EYES[eye] ?? [], linear(themes.light[`hero-${name}`] ?? ""))));
  for (const [i, a] of seen.entries()) {
    for (const b of seen.slice(i + 1)) {
      expect(Math.hypot(...a.map((value, at) => value - (b[at] ?? 0))), HEROES[i]).toBeGreaterThan(0.15);
    }
  }
});

it.each([...HEROES, "none"])("the charge of the %s hero stands out", (name) => {
  const token = themes.light;
  expect(contrast(token[`hero-${name}`] ?? "", token[`hero-ink-${name}`] ?? "")).toBeGreaterThan(4.5);
});

it.each(Object.entries(themes))("what is drawn in the %s lair can be told apart", (_, token) => {
  const floors = ["room-floor", "room-coin", "room-magic", "room-way", "room-lair"];
  for (const floor of floors) {
    for (const shape of ["room-arrow", "room-ink", "room-wall", "magic", "sky", "dragon"]) {
      expect(contrast(token[shape] ?? "", token[floor] ?? ""), `${shape} on ${floor}`).toBeGreaterThan(3);
    }
  }
  for (const [shape, ground] of [
    ["room-chosen", "room-edge"], ["room-lit", "room-lit-glow"], ["room-lit", "rock"], ["room-lit", "rock-vein"],
  ] as const) {
    expect(contrast(token[shape] ?? "", token[ground] ?? ""), `${shape} on ${ground}`).toBeGreaterThan(3);
  }
});
