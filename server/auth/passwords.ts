import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** How passwords are kept. A hash says itself what it was made with, so that the cost can rise. */
export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  /** Takes as long where there is no hash: who asks does not learn by the time whether there is such an account. */
  readonly isRight: (password: string, hash: string | undefined) => Promise<boolean>;
};

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const keyLength = 32;

/** scrypt with N = 2^15, r = 8, p = 3: one of the settings that OWASP's cheat sheet on storing passwords names. */
const usualCost = 15;

/** What is compared where there is no hash: no key is all zeros. */
const nobodysSalt = "AAAAAAAAAAAAAAAAAAAAAA";
const nobodysKey = Buffer.alloc(keyLength).toString("base64url");

/** @param cost the logarithm of scrypt's N; tests choose a small one */
export const createPasswords = (cost = usualCost): Passwords => ({
  async hash(password) {
    const salt = randomBytes(16);
    const key = await deriveKey(password, salt, cost);
    return `scrypt.${cost}.${salt.toString("base64url")}.${key.toString("base64url")}`;
  },
  async isRight(password, stored) {
    const [, given = "", salt = "", key = ""] = (stored ?? `scrypt.${cost}.${nobodysSalt}.${nobodysKey}`).split(".");
    const derived = await deriveKey(password, Buffer.from(salt, "base64url"), Number(given));
    return timingSafeEqual(derived, Buffer.from(key, "base64url")) && stored !== undefined;
  },
});

// One password may be written with different code points: a keyboard composes what another does not.
const deriveKey = (password: string, salt: Buffer, cost: number) =>
  derive(password.normalize("NFKC"), salt, keyLength, { N: 2 ** cost, r: 8, p: 3, maxmem: 256 * 2 ** cost * 8 });
