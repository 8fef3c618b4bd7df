/** Sentences in the reader's language, from the one catalogue (src/tafelronde/words). */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "nl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  de: "Deutsch",
};

interface Catalogue {
  shared: string;
  games: Record<string, string>;
}
const loaders: Record<Language, () => Promise<Catalogue>> = {
  en: () => import("virtual:words/en"),
  nl: () => import("virtual:words/nl"),
  de: () => import("virtual:words/de"),
};

export type Arguments = Record<string, FluentVariable>;

class Words {
  language = $state<Language>("en");
  #bundles = $state.raw(new Map<string, FluentBundle>());

  /** Read the catalogue of a language, then speak it. */
  async speak(language: Language): Promise<void> {
    const { shared, games } = await loaders[language]();
    const bundles = new Map<string, FluentBundle>();
    for (const game of ["", ...Object.keys(games)]) {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(shared));
      bundle.addResource(new FluentResource(games[game] ?? ""));
      bundles.set(game, bundle);
    }
    this.#bundles = bundles;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(id: string, game = ""): boolean {
    return this.#bundles.get(game)?.hasMessage(id) ?? false;
  }

  /** The message of a game, or one that all share; its name in braces where there is none. */
  say(id: string, args: Arguments = {}, game = ""): string {
    const bundle = this.#bundles.get(game) ?? this.#bundles.get("");
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || pattern === undefined || pattern === null) return `{${id}}`;
    return bundle.formatPattern(pattern, args, []);
  }
}

export const words = new Words();
export const say = (id: string, args?: Arguments, game?: string) => words.say(id, args, game);

/** The first of the browser's languages that is here. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const short = tag.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((language) => language === short);
    if (found) return found;
  }
  return "en";
}
