import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { link, readFile, unlink, writeFile } from "node:fs/promises";
import path from "node:path";

import { createToken } from "#server/auth/tokens.ts";
import { prepareDataDirectory } from "#server/data-directory.ts";

/** In characters: 32 of base64 have more than 128 bits. */
export const minSecret = 32;

/** Splits a list of secrets, the present one first: `new,old`. */
export const splitSecrets = (list: string): readonly string[] => [
  ...new Set(
    list
      .split(",")
      .map((secret) => secret.trim())
      .filter((secret) => secret !== ""),
  ),
];

/** Returns whether a list has at least one secret, and each has at least `minSecret` characters. */
export function areSecrets(list: string) {
  const secrets = splitSecrets(list);
  return secrets.length > 0 && secrets.every((secret) => secret.length >= minSecret);
}

const secretFile = (dataDirectory: string) => path.join(dataDirectory, "secret");

/**
 * Reads the secret of the data directory, and creates it at the first start. During a rotation, the file has a list.
 * Several servers on one database need the same one; see ATRIUM_SECRET.
 */
export async function readSecret(dataDirectory: string) {
  const file = secretFile(dataDirectory);
  prepareDataDirectory(dataDirectory);
  if (!existsSync(file)) await createSecret(file);
  const secret = (await readFile(file, "utf8")).trim();
  if (!areSecrets(secret)) throw new Error(`${file} has to contain at least ${minSecret} characters`);
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

type SecretPlace = {
  readonly secrets: readonly string[] | undefined;
  readonly databaseUrl: string | undefined;
  readonly dataDirectory: string;
};

/**
 * Returns why a configuration lacks a secret. A database elsewhere outlives the data directory, for example that of a
 * container, and may have further servers; with another secret, everybody would be signed out.
 */
export function findMissingSecret({ secrets, databaseUrl, dataDirectory }: SecretPlace) {
  if (secrets !== undefined || databaseUrl === undefined) return undefined;
  const file = secretFile(dataDirectory);
  const present = existsSync(file) ? `, or ATRIUM_SECRET_FILE to ${file}, which keeps the present one` : "";
  return `ATRIUM_SECRET has to be set with DATABASE_URL: set it to the output of openssl rand -hex 32${present}`;
}

/**
 * A number that names a secret beside what it has encrypted. It stays the same when the secret's place in the list
 * changes.
 */
export const versionOf = (secret: string) => createHash("sha256").update(secret).digest().readUInt32BE();
