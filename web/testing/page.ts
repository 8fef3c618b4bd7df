/** Where the tests of the client run: in Node, compiled as for a browser, so that what is watched is
 * watched. Of the browser there is what the client touches when its modules are loaded. */

import type { Environment } from "vitest/runtime";

/** `localStorage`, for one page. */
class Storage {
  #kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
  clear(): void {
    this.#kept.clear();
  }
}

/** A question to the browser, `(prefers-reduced-motion: reduce)`; the answer is no until it changes. */
class Query extends EventTarget {
  matches = false;
}

/** A connection that nobody answers: a timer that a test leaves behind may still open one. */
class Silence extends EventTarget {
  readyState = 0;
  send(): void {}
  close(): void {}
}

class FakeDocument extends EventTarget {
  visibilityState = "visible";
  documentElement = { dataset: {}, lang: "" };
  querySelectorAll(): readonly never[] {
    return []; // nothing is drawn
  }
  querySelector(): null {
    return null;
  }
}

export default {
  name: "page",
  viteEnvironment: "client",
  setup(global) {
    const page = new EventTarget();
    const questions = new Map<string, Query>();
    const edges = {
      window: global,
      document: new FakeDocument(),
      location: new URL("http://here/"),
      navigator: { languages: ["en"] },
      CSS: { escape: (text: string) => text },
      localStorage: new Storage(),
      WebSocket: Silence,
      addEventListener: page.addEventListener.bind(page),
      removeEventListener: page.removeEventListener.bind(page),
      dispatchEvent: page.dispatchEvent.bind(page),
      matchMedia: (question: string) => {
        const asked = questions.get(question) ?? new Query();
        questions.set(question, asked);
        return asked;
      },
    };
    for (const [name, value] of Object.entries(edges)) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    }
    // A timer that a file leaves behind may ask for all this before the next file begins: it stays.
    return { teardown: () => {} };
  },
} satisfies Environment;
