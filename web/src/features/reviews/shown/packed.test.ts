import { expect, it } from "vitest";

import { pack, unpack } from "./packed";

const RECORD = `tafelronde 3\n[setup]\nname "Käthe, Żaneta"\n${"1 5 3 2 ".repeat(400)}\n`;

it("packs a record into the letters of an address, and gives it back", async () => {
  const packed = await pack(RECORD);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(RECORD.length / 10);
  expect(await unpack(packed)).toBe(RECORD);
});

it.each(["", "!", "AAAA", "not a record"])("refuses %j", (data) => expect(unpack(data)).rejects.toThrow());

it("unpacks no more than a record can be", async () => {
  const bomb = await pack("0".repeat(99_000));
  expect((await unpack(bomb)).length).toBe(99_000);
  const stream = new Blob(["0".repeat(5_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const small = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = btoa(String.fromCharCode(...small)).replaceAll("+", "-").replaceAll("/", "_");
  await expect(unpack(letters)).rejects.toThrow("more than");
});
