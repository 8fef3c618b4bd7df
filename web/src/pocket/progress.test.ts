import { expect, it } from "vitest";

import { counted } from "./progress.ts";

it("tells of all bytes that come, and hands on the same answer", async () => {
  const told: number[] = [];
  const plain = () => Promise.resolve(new Response("a king", { headers: { "content-type": "application/wasm" } }));
  const answer = await counted(plain, (bytes) => told.push(bytes))("/crown");
  expect(await answer.text()).toBe("a king");
  expect(answer.headers.get("content-type")).toBe("application/wasm");
  expect(told.reduce((all, one) => all + one, 0)).toBe(6);
});

it("tells of nothing that is not there", async () => {
  const told: number[] = [];
  const plain = () => Promise.resolve(new Response("gone", { status: 404 }));
  expect((await counted(plain, (bytes) => told.push(bytes))("/crown")).status).toBe(404);
  expect(told).toEqual([]);
});
