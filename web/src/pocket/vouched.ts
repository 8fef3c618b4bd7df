/** Addresses of our own scripts, vouched for as the policy of the page wants it (trusted types). It imports nothing: who
 * opens a worker loads no part of the client with it. */

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown };
}

const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
const policy = types?.createPolicy("tafelronde-worker", { createScriptURL: (url) => url });

/** The address of a worker's script. */
export const vouched = (url: string): string => (policy ? (policy.createScriptURL(url) as string) : url);
