/** The usual names of a browser and its machine, from its own description. */

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg/, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrom(e|ium)\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const MACHINES: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** `Firefox, Linux`; what is not known is told as it is, up to 40 characters. */
export function agentName(label: string): string {
  const known = [BROWSERS, MACHINES].map((table) => table.find(([pattern]) => pattern.test(label))?.[1]);
  return known.filter(Boolean).join(", ") || label.slice(0, 40);
}
