/** Most pages are never translated: what keeps a translated one true comes when a translator puts in its first element. */

const WATCHED = { childList: true, subtree: true, characterData: true, characterDataOldValue: true };

/** Watch for a translator's work in a page, from before it is translated. */
export function awaitTranslator(root: Node): void {
  const seen: MutationRecord[] = [];
  /** The words of each text when it was taken out. */
  const said = new Map<Node, string>();
  let begun = false;
  const watch = new MutationObserver((records) => {
    if (!begun) {
      const nodes = records.flatMap(({ addedNodes }) => [...addedNodes]);
      begun = nodes.some(({ nodeName }) => nodeName === "FONT");
      if (!begun) return;
      void import("./translated").then(({ keepTrue }) => {
        const records = [...seen, ...watch.takeRecords()];
        watch.disconnect();
        keepTrue(root, records, said, WATCHED);
      }, () => watch.disconnect()); // without a network: nothing is gathered for a script that does not come
    }
    seen.push(...records);
    for (const { removedNodes } of records) {
      for (const node of removedNodes) if (!said.has(node)) said.set(node, node.nodeValue ?? "");
    }
  });
  watch.observe(root, WATCHED);
}
