/** Parts of the page load when they are wanted. One that did not come, since the line was broken or the
 * server has a newer page by now, comes when the page is loaded anew. */

import { FOLDER } from "./home";

/** The interval at which it is asked whether the server answers, and the time that the page is left alone
 * after it was loaded anew by itself, in milliseconds. */
const AGAIN = 3000;
const PAUSE = 30_000;
const TRIED = "tafelronde.anew";

class Parts {
  missing = $state<"" | "part" | "page">("");

  constructor() {
    addEventListener("vite:preloadError", () => (this.missing ||= "part"));
  }

  /** All of a page is missing, and nobody has anything to lose: load it anew once the server answers.
   * Returns how to stop waiting for that. */
  wait(): () => void {
    this.missing = "page";
    const look = () =>
      fetch(FOLDER, { cache: "no-store" }).then(
        ({ ok }) => ok && this.#anew(),
        () => {},
      );
    void look();
    const timer = setInterval(look, AGAIN);
    return () => {
      clearInterval(timer);
      this.missing = "";
    };
  }

  #anew(): void {
    if (Date.now() - Number(sessionStorage.getItem(TRIED)) < PAUSE) return;
    sessionStorage.setItem(TRIED, `${Date.now()}`);
    location.reload();
  }
}

export const parts = new Parts();
