/** Sentences in the reader's language, from the one catalogue (src/tafelronde/words). */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { games as catalogues } from "virtual:words/index";

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

/** All words of a game in a language. */
async function all(game: string, language: Language): Promise<[game: string, text: string]> {
  return [game, (await catalogues[game]?.[language]?.())?.default ?? ""];
}

export type Arguments = Record<string, FluentVariable>;

class Words {
  language = $state<Language>("en");
  #bundles = $state.raw<Readonly<Record<string, FluentBundle>>>({});
  /** The games whose words are wanted, beyond what the hall says of them. */
  readonly #learnt = new Set<string>();

  /** Read the catalogue of a language, then speak it. */
  async speak(language: Language): Promise<void> {
    const { shared, games } = await loaders[language]();
    const learnt = await Promise.all([...this.#learnt].map((game) => all(game, language)));
    const texts = { "": "", ...games, ...Object.fromEntries(learnt) };
    this.#bundles = Object.fromEntries(
      Object.entries(texts).map(([game, text]) => {
        const bundle = new FluentBundle(language, { useIsolating: false });
        bundle.addResource(new FluentResource(shared));
        bundle.addResource(new FluentResource(text));
        return [game, bundle];
      }),
    );
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Read all that a game says. */
  async learn(game: string): Promise<void> {
    if (this.#learnt.has(game) || !(game in catalogues)) return;
    const { language } = this;
    const [, text] = await all(game, language);
    this.#learnt.add(game);
    if (language !== this.language) return this.speak(this.language);
    this.#bundles[game]?.addResource(new FluentResource(text), { allowOverrides: true });
    this.#bundles = { ...this.#bundles };
  }

  has(id: string, game = ""): boolean {
    return this.#bundles[game]?.hasMessage(id) ?? false;
  }

  /** The message of a game, or one that all share; its name in braces where there is none. */
  say(id: string, args: Arguments = {}, game = ""): string {
    const bundle = this.#bundles[game] ?? this.#bundles[""];
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
