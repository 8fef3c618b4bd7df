/** The page without a server, where this server has one: its own page says so (`server/node/pages.py`). */
export const ALONE = document.querySelector("link[rel=alternate]")?.getAttribute("href");
