/** The parts that the hall waits for before it is shown: else what comes late would move what a reader aims at. */

/** Milliseconds from when its lists are there until it is shown whatever is missing. */
const LONGEST = 3000;

let over = $state(false);
let ready = false;
let left = 0;

/** Whether all has come that the page waits for, or it took too long. */
export const arrived = (): boolean => over;

/** Begin to wait. */
export function begin(): void {
  over = ready = false;
}

/** The lists of the page are there; what they ask for may still be on its way. */
export function listed(): void {
  ready = true;
  look(LONGEST);
  look();
}

/** Wait for this, too: a part of the page, or what it shows. */
export function wait<T>(what: Promise<T>): Promise<T> {
  left += 1;
  const came = () => {
    left -= 1;
    look();
  };
  what.then(came, came);
  return what;
}

/** Show the page, unless what has just come asks for more; or so late whatever is missing. */
function look(late?: number): void {
  setTimeout(() => {
    if (late || (ready && left === 0)) over = true;
  }, late);
}
