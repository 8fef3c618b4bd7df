/** The settings of the reader on this device: language, theme, sounds, habits. */

import { type Language, LANGUAGES, preferredLanguage, words } from "./words.svelte";

export type Theme = "auto" | "light" | "dark";
/** The speeds at which the others' actions are told. */
export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** The text kept under this name; null where there is none. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`tafelronde.${key}`);
  } catch {
    return null;
  }
}
/** Keep it on this device. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`tafelronde.${key}`, value);
  } catch {
    // a private window may refuse; then it holds for this visit
  }
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the reader wants things to stay where they are. */
export const calm = () => still.matches;

const dark = matchMedia("(prefers-color-scheme: dark)");

class Settings {
  theme = $state<Theme>((kept("theme") as Theme | null) ?? "auto");
  sounds = $state(kept("sounds") === "on");
  /** Say by the browser's means that it is one's turn. */
  notes = $state(kept("notes") === "on");
  /** Send an action as soon as it is chosen, without asking once more. */
  atOnce = $state(kept("at-once") === "on");
  /** A lesson was played to its end here. */
  learnt = $state(kept("learnt") === "on");
  pace = $state<Pace>(PACES.find((pace) => pace === kept("pace")) ?? "normal");
  language = $state<Language>(
    LANGUAGES.find((l) => l === kept("language")) ?? preferredLanguage(),
  );

  constructor() {
    dark.addEventListener("change", () => this.#paint());
    // Another page of this browser speaks another language now.
    addEventListener("storage", ({ key, newValue }) => {
      const language = LANGUAGES.find((l) => l === newValue);
      if (key === "tafelronde.language" && language) void this.setLanguage(language);
    });
    this.#paint();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.#paint();
  }

  setSounds(on: boolean): void {
    this.sounds = on;
    keep("sounds", on ? "on" : "off");
  }

  setNotes(on: boolean): void {
    this.notes = on;
    keep("notes", on ? "on" : "off");
  }

  setAtOnce(on: boolean): void {
    this.atOnce = on;
    keep("at-once", on ? "on" : "off");
  }

  setLearnt(): void {
    this.learnt = true;
    keep("learnt", "on");
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    keep("pace", pace);
  }

  async setLanguage(language: Language): Promise<void> {
    await words.speak(language);
    this.language = language;
    keep("language", language);
  }

  #paint(): void {
    const shown = this.theme === "auto" ? (dark.matches ? "dark" : "light") : this.theme;
    document.documentElement.dataset["theme"] = shown;
  }
}

export const settings = new Settings();
