/** An attribute that Svelte's own types lack: translators leave out a drawing that has it, too. */

import "svelte/elements";

declare module "svelte/elements" {
  // The name and the parameter are Svelte's.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface SVGAttributes<T extends EventTarget> {
    translate?: "yes" | "no";
  }
}
