import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** Hashes passwords. Each hash records its parameters, so that the cost can be raised later. */
export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  /** Takes as long without a hash, so that the response time does not reveal whether an account exists. */
  readonly isRight: (password: string, hash: string | undefined) => Promise<boolean>;
};

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const keyLength = 32;

/** scrypt with N = 2^15, r = 8, p = 3, one of the settings recommended by the OWASP Password Storage Cheat Sheet. */
const defaultCost = 15;

/** Compared against if there is no hash. No derived key is all zeros. */
const dummySalt = "AAAAAAAAAAAAAAAAAAAAAA";
const dummyKey = Buffer.alloc(keyLength).toString("base64url");

/** @param cost the base-2 logarithm of scrypt's N; tests use a small one */
export const createPasswords = (cost = defaultCost): Passwords => ({
  async hash(password) {
    const salt = randomBytes(16);
    const key = await deriveKey(password, salt, cost);
    return `scrypt.${cost}.${salt.toString("base64url")}.${key.toString("base64url")}`;
  },
  async isRight(password, stored) {
    const [, given = "", salt = "", key = ""] = (stored ?? `scrypt.${cost}.${dummySalt}.${dummyKey}`).split(".");
    const derived = await deriveKey(password, Buffer.from(salt, "base64url"), Number(given));
    return timingSafeEqual(derived, Buffer.from(key, "base64url")) && stored !== undefined;
  },
});

// The same password can be entered as different code points, depending on the keyboard.
const deriveKey = (password: string, salt: Buffer, cost: number) =>
  derive(password.normalize("NFKC"), salt, keyLength, { N: 2 ** cost, r: 8, p: 3, maxmem: 256 * 2 ** cost * 8 });
