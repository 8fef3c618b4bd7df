/** Sentences in the reader's language, from the one catalogue (src/tafelronde/words). */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";

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
  more: Record<string, () => Promise<{ default: string }>>;
}
const loaders: Record<Language, () => Promise<Catalogue>> = {
  en: () => import("virtual:words/en"),
  nl: () => import("virtual:words/nl"),
  de: () => import("virtual:words/de"),
};

/** All words of a game, or with `/lessons` behind its name those of its lessons; none where there are no such. */
async function all(name: string, more: Catalogue["more"]): Promise<[game: string, text: string]> {
  return [name.split("/")[0] ?? "", (await more[name]?.())?.default ?? ""];
}

export type Arguments = Record<string, FluentVariable>;

class Words {
  language = $state<Language>("en");
  #bundles = $state.raw<Readonly<Record<string, FluentBundle>>>({});
  /** The games, and lessons of games, whose words are wanted, beyond what the hall says of them. */
  readonly #learnt = new Set<string>();

  /** Read the catalogue of a language, then speak it. */
  async speak(language: Language): Promise<void> {
    const { shared, games, more } = await loaders[language]();
    const learnt = await Promise.all([...this.#learnt].map((game) => all(game, more)));
    this.#bundles = Object.fromEntries(
      Object.entries({ "": "", ...games }).map(([game, text]) => {
        const bundle = new FluentBundle([regional(language), language], { useIsolating: false });
        bundle.addResource(new FluentResource(shared));
        const own = learnt.filter(([of]) => of === game).map(([, text]) => text);
        [text, ...own].forEach((each) => bundle.addResource(new FluentResource(each), { allowOverrides: true }));
        return [game, bundle];
      }),
    );
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Read all that a game says; with `/lessons` behind its name, what is said in its lessons; `/review`
   * or the like for what is said on that page. */
  async learn(name: string): Promise<void> {
    if (this.#learnt.has(name)) return;
    const language = untrack(() => this.language); // whoever waits for words need not begin anew with another language
    const { more } = await loaders[language]();
    if (!(name in more)) return;
    const [game, text] = await all(name, more);
    this.#learnt.add(name);
    if (language !== this.language) return this.speak(this.language);
    this.#bundles[game]?.addResource(new FluentResource(text), { allowOverrides: true });
    this.#bundles = { ...this.#bundles };
  }

  /** The language as it is written where the reader lives: for dates and numbers. */
  get locale(): string {
    return regional(this.language);
  }

  has(id: string, game = ""): boolean {
    return this.#of(id, game)?.hasMessage(id) ?? false;
  }

  /** Where a message is: with those of the game, or what was learnt for a page. */
  #of(id: string, game: string): FluentBundle | undefined {
    const own = this.#bundles[game];
    return own?.hasMessage(id) ? own : this.#bundles[""];
  }

  /** The message of a game, or one that all share; its name in braces where there is none. */
  say(id: string, args: Arguments = {}, game = ""): string {
    const bundle = this.#of(id, game);
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

/** The form of a language that the browser asks for, such as en-GB; the bare language where it asks for none. */
export function regional(language: Language, wanted: readonly string[] = navigator.languages): string {
  return wanted.find((tag) => tag.toLowerCase().split("-")[0] === language) ?? language;
}
