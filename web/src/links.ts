/** Where the site lies in a folder, every link of the client leads into it: copied, opened in another tab, or followed. */

import { placed } from "./lib/home";

/** The address made of each link: a link that is changed later is led into the folder again. */
const made = new WeakMap<Element, string>();

function lead(link: Element): void {
  const path = link.getAttribute("href");
  if (!path?.startsWith("/") || made.get(link) === path) return;
  made.set(link, placed(path));
  link.setAttribute("href", placed(path));
}

/** Lead all links below this element into the folder, those that come later, too. */
export function leadLinks(root: Element): void {
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === "attributes") lead(target as Element);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches("a")) lead(node);
        node.querySelectorAll("a").forEach(lead);
      }
    }
  }).observe(root, { subtree: true, childList: true, attributeFilter: ["href"] });
}
