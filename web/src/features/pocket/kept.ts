/** What outlives the page: the database of its server, in the browser's IndexedDB. */

const BASE = "tafelronde";
const SHELF = "kept";
const FILE = "table";

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(BASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(SHELF);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("IndexedDB"));
  });
}

/** What was kept last, in Base64; "" where there is nothing. */
export async function fetchKept(): Promise<string> {
  const base = await opened();
  return new Promise((resolve, reject) => {
    const asked = base.transaction(SHELF).objectStore(SHELF).get(FILE);
    asked.onsuccess = () => resolve(typeof asked.result === "string" ? asked.result : "");
    asked.onerror = () => reject(asked.error ?? new Error("IndexedDB"));
  });
}

/** Keep this; it is on the disk when the promise ends. */
export async function keep(file: string): Promise<void> {
  const base = await opened();
  await new Promise<void>((resolve, reject) => {
    const change = base.transaction(SHELF, "readwrite", { durability: "strict" });
    change.objectStore(SHELF).put(file, FILE);
    change.oncomplete = () => resolve();
    change.onabort = change.onerror = () => reject(change.error ?? new Error("IndexedDB"));
  });
  base.close();
}
