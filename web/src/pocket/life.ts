/** The life of a worker: it holds a lock as long as it lives. A browser that ends a worker, for want of memory perhaps,
 * tells nobody; but it gives the lock to whoever waits for it. */

const held = (): LockManager | undefined => navigator.locks as LockManager | undefined; // with https, and at home

/** The name of a lock that nobody has. */
export const lifeOf = (): string => `tafelronde worker ${crypto.getRandomValues(new Uint32Array(4)).join("-")}`;

/** In the worker: hold the lock until it ends; `begun` is called once it is held. */
export function live(life: string, begun: () => void): void {
  void held()
    ?.request(life, () => {
      begun();
      return new Promise(() => {});
    })
    .catch(() => {}); // a page in a page may have none
}

/** In the page, once the lock is held: `ended` is called when the worker has ended. The function that stops waiting. */
export function watch(life: string, ended: () => void): () => void {
  const stop = new AbortController();
  void held()
    ?.request(life, { signal: stop.signal }, () => {
      if (!stop.signal.aborted) ended();
    })
    .catch(() => {});
  return () => stop.abort();
}
