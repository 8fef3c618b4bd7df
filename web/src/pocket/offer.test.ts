import { beforeEach, expect, it, vi } from "vitest";

/** A page with these elements, by their selectors, as it is loaded. */
async function loaded(...there: string[]): Promise<typeof import("./offer")> {
  vi.resetModules();
  vi.spyOn(document, "querySelector").mockImplementation((selector) =>
    there.includes(selector) ? ({ getAttribute: () => "/pocket.html" } as unknown as Element) : null,
  );
  return import("./offer");
}
const PACKED = "link[rel=alternate]";

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  vi.stubGlobal("Worker", class {});
});

it("is offered where the server has what a browser needs", async () => {
  expect((await loaded()).offered()).toBe(false);
  const offer = await loaded(PACKED);
  expect([offer.offered(), offer.wished(), offer.ONLY_DEVICES]).toEqual([true, false, false]);
  offer.wish(true);
  expect(offer.wished()).toBe(true);
  expect((await loaded()).wished()).toBe(false);
  expect((await loaded(PACKED, "meta[name=judge]")).ONLY_DEVICES).toBe(true);
});

it("is not offered where the browser forbids WebAssembly, or workers", async () => {
  const offer = await loaded(PACKED);
  offer.wish(true);
  for (const name of ["WebAssembly", "Worker"]) {
    const plain: unknown = Reflect.get(globalThis, name);
    Reflect.deleteProperty(globalThis, name);
    expect([offer.offered(), offer.wished()]).toEqual([false, false]);
    Object.defineProperty(globalThis, name, { value: plain, configurable: true, writable: true });
  }
});
