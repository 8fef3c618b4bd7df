/** Short forms of the names at one table: so short that six fit side by side on a phone, and no two
 * alike. */

/** The most letters of the short forms. */
const LENGTHS = [14, 10, 7, 6, 5] as const;

const words = (name: string): string[] => name.split(/\s+/).filter(Boolean);

/** At most so many letters of a word; a point stands for the rest. */
const cut = (word: string, most: number): string => {
  const letters = [...word];
  return letters.length <= most ? word : `${letters.slice(0, most - 1).join("").replace(/[-.\s]+$/, "")}.`;
};

/** Ways to shorten a name, those that read best first. */
const WAYS: readonly ((name: string, most: number, place: number) => string)[] = [
  (name, most) => (cut(name, most) === name ? name : cut(words(name)[0] ?? name, most)),
  (name, most) => {
    const [first = name, ...rest] = words(name);
    const last = rest.at(-1);
    return last ? `${cut(first, most - 3)} ${[...last][0] ?? ""}.` : cut(first, most);
  },
  (name, most) => {
    const first = [...(words(name)[0] ?? name)];
    return `${first.slice(0, most - 4).join("")}…${first.slice(-3).join("")}`;
  },
  (name, most, place) => `${cut(words(name)[0] ?? name, most - 2)} ${place + 1}`,
];

/** Whether two forms are taken for one another: where one is cut, and all of it begins the other. */
function alike(one: string, other: string): boolean {
  const stem = (form: string) => form.replace(/\.$/, "");
  const begins = (form: string) => form.endsWith(".") && !form.includes(" ");
  return one === other || (begins(one) && other.startsWith(stem(one))) || (begins(other) && one.startsWith(stem(other)));
}

/** Each name in at most so many letters: the first way by which no two of those that need it are alike. */
function shortened(names: readonly string[], most: number): string[] {
  const found = names.map((name) => WAYS[0]?.(name, most, 0) ?? name);
  for (const way of WAYS.slice(1)) {
    const same = found.map((one, i) => found.some((other, k) => i !== k && alike(one, other)));
    names.forEach((name, place) => same[place] && (found[place] = way(name, most, place)));
  }
  return found;
}

/** The names of those at a table: in full, and ever shorter. */
export function formsOf(names: readonly string[]): string[][] {
  const short = LENGTHS.map((most) => shortened(names, most));
  return names.map((name, seat) => [...new Set([name, ...short.map((forms) => forms[seat] ?? name)])]);
}
