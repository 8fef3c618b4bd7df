/** People whose chat the reader has muted: kept by the server, asked for when a chat is first shown. */

import { ask } from "../../lib/link.svelte";

class Mutes {
  users = $state.raw<readonly string[]>([]);
  #asked = false;

  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    await ask("GET /api/me/mutes").then(
      (users) => (this.users = users),
      () => (this.#asked = false),
    );
  }

  async add(user: string): Promise<void> {
    this.users = [...this.users, user];
    await ask("POST /api/me/mutes", { body: { user } });
  }

  async remove(user: string): Promise<void> {
    this.users = this.users.filter((one) => one !== user);
    await ask("DELETE /api/me/mutes/{user}", { path: { user } });
  }
}

export const mutes = new Mutes();
