/** The reader's language: which it is, and what is said in it, as words are learnt. */

import { beforeEach, expect, it, vi } from "vitest";

import { games as folders } from "../../vite.games";
import type { words as Words } from "./words.svelte";
import { preferredLanguage, regional } from "./words.svelte";

const GAME = folders()[0]?.name ?? "";
let words: typeof Words;
let fresh: typeof import("./words.svelte");

/** A page on which nothing has been learnt yet. */
beforeEach(async () => {
  vi.resetModules();
  fresh = await import("./words.svelte");
  words = fresh.words;
});

it("is silent before its language has come", () => {
  expect([words.say("cancel"), words.has("cancel"), words.language]).toEqual(["{cancel}", false, "en"]);
});

it.each(["en", "nl", "de"] as const)("speaks %s, and says so to the page", async (language) => {
  await words.speak(language);
  expect([words.language, document.documentElement.lang]).toEqual([language, language]);
  expect(words.say("somebody")).toBe({ en: "Somebody", nl: "Iemand", de: "Jemand" }[language]);
  expect(words.say("no-such-word")).toBe("{no-such-word}");
  expect(words.say("minutes", { most: 5 })).not.toMatch(/[{\u2068]/);
});

it("knows the words of a page once they are learnt, and in every language spoken afterwards", async () => {
  await words.speak("en");
  expect([words.has("daily-you"), words.say("daily-you")]).toEqual([false, "{daily-you}"]);
  await words.learn("/daily");
  expect([words.has("daily-you"), words.say("daily-you")]).toEqual([true, "You"]);
  expect(words.say("daily-you", {}, GAME)).toBe("You");
  await words.speak("de");
  expect(words.say("daily-tomorrow")).toBe("Morgen");
});

it("says a game's own words in that game only, and those of all games in each", async () => {
  await words.speak("en");
  expect(words.has("name", GAME)).toBe(true); // what the hall says of it
  expect(words.has("rules", GAME)).toBe(false);
  await words.learn(GAME);
  expect([words.has("rules", GAME), words.has("rules")]).toEqual([true, false]);
  expect(words.has("name")).toBe(false);
  expect(words.say("somebody", {}, GAME)).toBe("Somebody");
  expect(words.say("somebody", {}, "no game")).toBe("Somebody");
  expect(words.has("coach-on", GAME)).toBe(false);
  const english = words.say("rules", {}, GAME);
  await words.learn(`${GAME}/lessons`);
  expect(words.has("coach-on", GAME)).toBe(true);
  await words.speak("nl");
  expect([words.has("coach-on", GAME), words.has("rules", GAME)]).toEqual([true, true]);
  expect([words.has("coach-on"), words.has("rules")]).toEqual([false, false]);
  expect(english).not.toMatch(/^\{/);
});

it("names its languages in themselves", () => {
  expect(fresh.LANGUAGES.map((language) => fresh.LANGUAGE_NAMES[language])).toEqual(["English", "Nederlands", "Deutsch"]);
  expect(fresh.say("no-such-word")).toBe("{no-such-word}");
});

it("keeps for later what is learnt before it speaks", async () => {
  await words.learn("/daily");
  expect(words.has("daily-you")).toBe(false);
  await words.speak("en");
  expect(words.say("daily-you")).toBe("You");
});

it("reads each catalogue once, and no other than there are", async () => {
  await words.speak("en");
  const { more } = await import("virtual:words/en");
  const read = vi.spyOn(more, "/seek");
  await words.learn("/seek");
  await words.learn("/seek");
  expect(read).toHaveBeenCalledTimes(1);
  await words.learn("/nowhere");
  await words.speak("nl");
  expect(words.has("seek-title")).toBe(true);
  read.mockRestore();
});

it("learns what was asked for before the language changed in the new one", async () => {
  await words.speak("en");
  const learning = words.learn("/daily");
  words.language = "de";
  await learning;
  expect(words.say("daily-tomorrow")).toBe("Morgen");
});

it("tells whoever shows words that there are more of them", async () => {
  await words.speak("en");
  const seen: string[] = [];
  const { flushSync } = await import("svelte");
  const { toStore } = await import("svelte/store");
  const end = toStore(() => words.say("daily-you")).subscribe((said) => seen.push(said));
  await words.learn("/daily");
  flushSync();
  end();
  expect(seen).toEqual(["{daily-you}", "You"]);
});

it("writes dates and numbers as the reader's region does", async () => {
  vi.stubGlobal("navigator", { languages: ["de-AT", "en-GB"] });
  await words.speak("en");
  expect(words.locale).toBe("en-GB");
  await words.speak("de");
  expect(words.locale).toBe("de-AT");
  expect(words.say("minutes", { most: 1234.5 })).toContain(new Intl.NumberFormat("de-AT").format(1234.5));
  expect(new Intl.NumberFormat("de-AT").format(1234.5)).not.toBe(new Intl.NumberFormat("de").format(1234.5));
  await words.speak("nl");
  expect(words.locale).toBe("nl");
  vi.unstubAllGlobals();
});

it("takes the first language of the browser's that is here", () => {
  expect(preferredLanguage(["fr-FR", "DE-at", "en"])).toBe("de");
  expect(preferredLanguage(["nl"])).toBe("nl");
  expect(preferredLanguage(["fr"])).toBe("en");
  expect(preferredLanguage([])).toBe("en");
  expect(preferredLanguage()).toBe("en");
  expect([regional("en", ["EN-us"]), regional("en")]).toEqual(["EN-us", "en"]);
});
