/** The part of a download that has come: `fetch` counted, whoever calls it. */

type Fetch = typeof globalThis.fetch;

/** A `fetch` that tells of every byte that has come. */
export function counted(fetch: Fetch, told: (bytes: number) => void): Fetch {
  return async (...asked) => {
    const answer = await fetch(...asked);
    if (!answer.body || !answer.ok) return answer;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, onward) {
        told(part.byteLength);
        onward.enqueue(part);
      },
    });
    return new Response(answer.body.pipeThrough(counting), answer);
  };
}
