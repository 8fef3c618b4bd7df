/** Shows the door of the house in the place of everything else; whoever waits for this file waits for ever. */

import { mount } from "svelte";

const { default: DoorPage } = await import("./DoorPage.svelte");
mount(DoorPage, { target: document.getElementById("app") as HTMLElement });
await new Promise(() => {});
