/** Shared by the pages of circles: their words, and how points are written. */

import { keep } from "../../lib/settings.svelte";
import { type Arguments, say, words } from "../../lib/words.svelte";

/** The pages' own words: `circle-…`. They are there once `words.learn("/inviting")` is done. */
export const told = (id: string, args?: Arguments): string => say(`circle-${id}`, args);

/** Whether the hall on this device asks for circles: it does once the reader has been in one. */
export const remember = (some: boolean): void => keep("circles", some ? "on" : "");

/** Points of an evening: shares of victories, at most two places after the point. */
export const pointsOf = (points: number): string => new Intl.NumberFormat(words.language, { maximumFractionDigits: 2 }).format(points);

/** The link of a circle, as a path. */
export const linkOf = ({ id, code }: { id: string; code: string }): string => `/circle/${id}/${code}`;
