/** Short words to the reader that go away by themselves: why not, copied, gone wrong. */

export interface Toast {
  key: number;
  text: string;
  /** The details: the rule's own words. */
  more: string;
  link: { href: string; text: string } | null;
}

class Toasts {
  shown = $state.raw<readonly Toast[]>([]);
  #count = 0;

  /** `more` may come later; what is there to be read stays as long as it takes. */
  show(text: string, link: Toast["link"] = null, more: Promise<string> | null = null): void {
    const key = (this.#count += 1);
    this.shown = [{ key, text, more: "", link }];
    if (!more) return this.#fade(key, text);
    more.then(
      (said) => {
        this.shown = this.shown.map((toast) => (toast.key === key ? { ...toast, more: said } : toast));
        this.#fade(key, text + said);
      },
      () => this.#fade(key, text),
    );
  }

  #fade(key: number, read: string): void {
    setTimeout(() => this.drop(key), 4000 + read.length * 40);
  }

  drop(key: number): void {
    this.shown = this.shown.filter((toast) => toast.key !== key);
  }
}

export const toasts = new Toasts();
