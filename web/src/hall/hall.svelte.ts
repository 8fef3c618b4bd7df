/** The games that are here, and the tables: live in the hall, elsewhere looked at now and then, for
 * the sake of those that wait for the reader. */

import { ask, link } from "../lib/link.svelte";
import { router } from "../lib/router.svelte";
import type { GameCard, TableCard } from "../lib/wire";

/** The interval at which to look from elsewhere, in milliseconds: with other games going on, and without. */
const SOON = 15_000;
const LATE = 90_000;

/** On the sign of the app, where it is installed: how many tables wait for the reader. */
const badge = (count: number): void => void navigator.setAppBadge?.(count).catch(() => {});

class Hall {
  games = $state.raw<readonly GameCard[] | null>(null);
  tables = $state.raw<readonly TableCard[] | null>(null);
  /** The reader has neither sat at a table nor come to the end of a lesson, here or elsewhere. */
  newcomer = $state(false);
  /** The reader follows somebody. */
  follows = $state(false);
  #looked = 0;

  /** The tables where it is the reader's turn, except the one that they look at. */
  readonly waiting = $derived.by(() => {
    const { page } = router;
    const here = page.name === "table" || page.name === "replay" || page.name === "review" ? page.id : "";
    return (this.tables ?? []).filter(({ your_turn, id }) => your_turn && id !== here);
  });

  /** Once, when the page begins. */
  open(): void {
    link.greet(() => {
      this.#looked = 0;
      void this.#learn();
    });
    link.listen((message) => {
      if (message.t === "lobby") ({ tables: this.tables, newcomer: this.newcomer, follows: this.follows } = message);
      if (message.t === "lobby-changes")
        this.tables = [...message.tables, ...(this.tables ?? []).filter(({ id }) => !message.without.includes(id))].sort((a, b) => b.changed - a.changed);
    });
    setInterval(() => void (this.games ? this.#look() : this.#learn()), SOON);
    $effect.root(() => {
      $effect(() => badge(this.waiting.length));
    });
  }

  /** Hear of every change, until the returned function is called. */
  stay(): () => void {
    const send = (on: boolean) => void link.send({ t: "lobby", on, changes: on }).catch(() => {});
    const stop = link.greet(() => send(true));
    return () => {
      stop();
      send(false);
    };
  }

  async #learn(): Promise<void> {
    this.games = await ask("GET /api/games").catch(() => this.games);
    await this.#look();
  }

  async #look(): Promise<void> {
    const busy = (this.tables ?? []).some(({ you, status }) => you.length > 0 && status === "playing");
    const wait = busy ? SOON : LATE;
    if (link.state !== "open" || router.page.name === "lobby" || Date.now() - this.#looked < wait - 1000) return;
    this.#looked = Date.now();
    this.tables = await ask("GET /api/tables").catch(() => this.tables);
  }
}

export const hall = new Hall();
