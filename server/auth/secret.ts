import { existsSync } from "node:fs";
import { link, readFile, unlink, writeFile } from "node:fs/promises";
import path from "node:path";

import { createToken } from "#server/auth/tokens.ts";
import { prepareDataDirectory } from "#server/data-directory.ts";

/**
 * Reads the secret that signs cookies from the data directory, and creates it at the first start. Several servers on
 * one database need the same one; see ATRIUM_SECRET.
 */
export async function readSecret(dataDirectory: string) {
  const file = path.join(dataDirectory, "secret");
  prepareDataDirectory(dataDirectory);
  if (!existsSync(file)) await createSecret(file);
  const secret = (await readFile(file, "utf8")).trim();
  if (secret.length < minSecret) throw new Error(`${file} has to contain at least ${minSecret} characters`);
  return secret;
}

/** Of two servers that start at once, one creates the file, and neither reads it before it is complete. */
async function createSecret(file: string) {
  const draft = `${file}.${crypto.randomUUID()}`;
  await writeFile(draft, createToken(), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await unlink(draft);
  }
}

/** In characters: 32 of base64 have more than 128 bits. */
export const minSecret = 32;
