/** The page without a server, where this server has one: its own page says so (`server/node/pages.py`). */
export const ALONE = document.querySelector<HTMLLinkElement>("link[rel=alternate][href]")?.getAttribute("href") ?? "";

/** Whether it can be opened without a network. */
export const aloneIsKept = async (): Promise<boolean> => "caches" in globalThis && (await caches.match(ALONE)) !== undefined;
