/** The title of the page: says that it is your turn, also where the page is out of sight. */

/** The name of the house, as the page came with it. */
export const HOUSE = document.title || "Tafelronde";

class Title {
  set(text: string, yourTurn = false): void {
    document.title = `${yourTurn ? "● " : ""}${text ? `${text} · ` : ""}${HOUSE}`;
  }
}
export const title = new Title();
