/** A token that nobody guesses: 256 bits, as it stands in an address or a cookie. */
export const createToken = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");

/** Only the hash of a token is stored: who reads the tables cannot use one. */
export const hashToken = async (token: string) =>
  Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token)));
