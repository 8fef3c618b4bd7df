/** The parts that the hall waits for before it is shown: else what comes late would move what a reader aims at. */

/** Milliseconds after which it is shown, whatever is missing. */
const LONGEST = 3000;

let over = $state(false);
let ready = false;
let left = 0;
let timer: ReturnType<typeof setTimeout>;

/** Whether all has come that the page waits for, or it took too long. */
export const arrived = (): boolean => over;

/** Begin to wait. */
export function begin(): void {
  over = ready = false;
  clearTimeout(timer);
  timer = setTimeout(() => (over = true), LONGEST);
}

/** The lists of the page are there; what they ask for may still be on its way. */
export function listed(): void {
  ready = true;
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

/** Show the page, unless what has just come asks for more. */
function look(): void {
  setTimeout(() => {
    if (ready && left === 0) over = true;
  });
}
