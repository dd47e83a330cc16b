import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { createToken } from "#server/auth/tokens.ts";

/**
 * Reads the secret that signs cookies from the data directory, and creates it at the first start. Several servers on
 * one database need the same one; see ATRIUM_SECRET.
 */
export async function readSecret(dataDirectory: string) {
  const file = path.join(dataDirectory, "secret");
  // Of two servers that start at once, one creates the file and both read it.
  await writeFile(file, createToken(), { flag: "wx", mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  });
  const secret = (await readFile(file, "utf8")).trim();
  if (secret.length < minSecret) throw new Error(`${file} has to contain at least ${minSecret} characters`);
  return secret;
}

/** In characters: 32 of base64 have more than 128 bits. */
export const minSecret = 32;
