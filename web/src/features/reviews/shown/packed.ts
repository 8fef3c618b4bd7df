/** A game's record in an address: compressed, in the letters that an address may have. */

/** A record has at most so many bytes; what unpacks to more is none. */
const MOST = 100_000;

export async function pack(record: string): Promise<string> {
  const small = await read(new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  const letters = Array.from(small, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The record; throws where it is none. */
export async function unpack(data: string): Promise<string> {
  const letters = atob(data.replaceAll("-", "+").replaceAll("_", "/"));
  const small = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const whole = await read(new Blob([small]).stream().pipeThrough(new DecompressionStream("deflate-raw")));
  return new TextDecoder("utf-8", { fatal: true }).decode(whole);
}

async function read(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST) {
      await reader.cancel();
      throw new RangeError(`more than ${MOST} bytes`);
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
