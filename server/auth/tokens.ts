import { createHash } from "node:crypto";

/** Creates an unguessable token of 256 bits, safe for addresses and cookies. */
export const createToken = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");

/**
 * The SHA-256 of a token, in hexadecimal digits. Only hashes are stored, so that access to the tables does not reveal
 * usable tokens.
 */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");
