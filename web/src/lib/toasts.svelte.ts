/** Short words to the reader that go away by themselves: why not, copied, gone wrong. */

export interface Toast {
  key: number;
  text: string;
  link: { href: string; text: string } | null;
}

class Toasts {
  shown = $state.raw<readonly Toast[]>([]);
  #count = 0;

  show(text: string, link: Toast["link"] = null): void {
    const toast = { key: (this.#count += 1), text, link };
    this.shown = [toast];
    setTimeout(() => this.drop(toast.key), 4000 + text.length * 40);
  }

  drop(key: number): void {
    this.shown = this.shown.filter((toast) => toast.key !== key);
  }
}

export const toasts = new Toasts();
