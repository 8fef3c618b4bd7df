/** The title of the page: says that it is your turn, also where the page is out of sight. */

class Title {
  set(text: string, yourTurn = false): void {
    document.title = `${yourTurn ? "● " : ""}${text ? `${text} · ` : ""}Tafelronde`;
  }
}
export const title = new Title();
