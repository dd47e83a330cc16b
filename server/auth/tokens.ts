/** Creates an unguessable token of 256 bits, safe for addresses and cookies. */
export const createToken = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");

/** Only the hash of a token is stored, so that access to the tables does not reveal usable tokens. */
export const hashToken = async (token: string) =>
  Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token)));
