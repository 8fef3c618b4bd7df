/** What Svelte's own types lack: drawings, too, may be left out by whoever translates the page. */

import "svelte/elements";

declare module "svelte/elements" {
  // The name and the parameter are Svelte's.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface SVGAttributes<T extends EventTarget> {
    translate?: "yes" | "no";
  }
}
