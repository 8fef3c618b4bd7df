/** Data that outlives the page: the database of its server, in the browser's IndexedDB, part by part
 * (`keep` in `tafelronde.pocket.page`). */

import { FOLDER } from "../../lib/home";

/** A host may serve several tables, each in a folder of its own. */
const BASE = `tafelronde ${FOLDER}`;
const SHELF = "parts";

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(BASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(SHELF);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("IndexedDB"));
  });
}

/** The last content that was kept, in Base64; "" where there is nothing. */
export async function fetchKept(): Promise<string> {
  const base = await opened();
  const found = await new Promise<string>((resolve, reject) => {
    const asked = base.transaction(SHELF).objectStore(SHELF).getAll(); // in the order of their numbers
    asked.onsuccess = () => resolve((asked.result as string[]).join(""));
    asked.onerror = () => reject(asked.error ?? new Error("IndexedDB"));
  });
  base.close();
  return found;
}

/** Keep these parts of a file that has so many; they are on the disk when the promise ends, or none of them is. */
export async function keep(count: number, parts: readonly (readonly [number, string])[]): Promise<void> {
  const base = await opened();
  try {
    await new Promise<void>((resolve, reject) => {
      const change = base.transaction(SHELF, "readwrite", { durability: "strict" });
      const shelf = change.objectStore(SHELF);
      for (const [number, part] of parts) shelf.put(part, number);
      shelf.delete(IDBKeyRange.lowerBound(count));
      change.oncomplete = () => resolve();
      change.onabort = change.onerror = () => reject(change.error ?? new Error("IndexedDB"));
    });
  } finally {
    base.close();
  }
}
