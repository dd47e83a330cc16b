import { createHash, randomUUID } from "node:crypto";
import type { ReadStream } from "node:fs";
import { link, mkdir, open, readdir, rename, rm, stat, unlink } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { recognizedBytes } from "#server/lib/media-types.ts";

/** The size, the hash and the first bytes of a file, computed while it is received. */
export type Content = { readonly sha256: Buffer; readonly size: number; readonly firstBytes: Buffer };
/** A complete file that is not stored yet. */
export type ReceivedFile = Content & { readonly path: string };

/** Where unfinished files lie: on the same disk as the stored ones, so that they are moved and not copied. */
export const incomingDirectory = (directory: string) => path.join(directory, "incoming");

/** Contents are spread over folders by the first digits of their hash. */
const folderDigits = 2;

/** Where the content with this hash is stored. */
function contentPath(directory: string, sha256: Buffer) {
  const name = sha256.toString("hex");
  return path.join(directory, name.slice(0, folderDigits), name.slice(folderDigits));
}

/** True for the file system's error about a missing file. */
export const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/**
 * Writes a stream to a file, hashing it on the way. The file is on the disk when this resolves. If the stream fails,
 * nothing remains.
 *
 * @param count called with the size of each chunk; what it throws ends the stream
 */
export async function receiveFile(
  directory: string,
  source: Readable,
  count: (bytes: number) => void,
): Promise<ReceivedFile> {
  await mkdir(incomingDirectory(directory), { recursive: true });
  const file = path.join(incomingDirectory(directory), `${randomUUID()}.part`);
  const handle = await open(file, "wx");
  const meter = createMeter();
  try {
    await pipeline(
      source,
      async function* measure(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          count(chunk.byteLength);
          meter.add(chunk);
          yield chunk;
        }
      },
      handle.createWriteStream({ flush: true }),
    );
    return { ...meter.end(), path: file };
  } catch (error) {
    // A failed pipeline does not wait for the file to be closed, and Windows deletes no open file.
    await handle.close().catch(() => {});
    await rm(file, { force: true });
    throw error;
  }
}

/** Reads a complete file for its hash, and makes sure that it is on the disk. */
export async function measureFile(file: string): Promise<ReceivedFile> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
    const meter = createMeter();
    for await (const chunk of handle.createReadStream({ autoClose: false })) meter.add(chunk as Buffer);
    return { ...meter.end(), path: file };
  } finally {
    await handle.close();
  }
}

function createMeter() {
  const hash = createHash("sha256");
  let size = 0;
  let firstBytes = Buffer.alloc(0);
  return {
    add(chunk: Buffer) {
      hash.update(chunk);
      size += chunk.byteLength;
      if (firstBytes.byteLength < recognizedBytes) {
        firstBytes = Buffer.concat([firstBytes, chunk.subarray(0, recognizedBytes)]);
      }
    },
    end: (): Content => ({ sha256: hash.digest(), size, firstBytes }),
  };
}

/**
 * Gives a received file its place. A file with the same content may be there already, and then stays. The received file
 * also stays, until the caller has committed its row: if the server ends before that, the upload is completed from it.
 */
export async function keepFile(directory: string, { path: from, sha256, size }: ReceivedFile) {
  const to = contentPath(directory, sha256);
  const known = await stat(to).catch(() => undefined);
  if (known?.size === size) return;
  await mkdir(path.dirname(to), { recursive: true });
  // A link cannot replace a file, and a rename can.
  const second = path.join(incomingDirectory(directory), `${randomUUID()}.part`);
  await link(from, second);
  await rename(second, to);
  await syncDirectory(path.dirname(to));
  await syncDirectory(directory);
}

/** Without it, a power failure could undo a rename. Windows cannot open directories and needs no such call. */
async function syncDirectory(directory: string) {
  if (process.platform === "win32") return;
  const handle = await open(directory, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** @returns undefined if the file is missing */
export async function readContent(directory: string, sha256: Buffer): Promise<ReadStream | undefined> {
  try {
    const handle = await open(contentPath(directory, sha256), "r");
    return handle.createReadStream();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Deletes the content with this hash, if it exists. */
export const deleteContent = (directory: string, sha256: Buffer) => rm(contentPath(directory, sha256), { force: true });

/** The hashes of the contents in the folder of a minute. Within 256 minutes, each folder has its turn. */
export async function listSomeContents(directory: string, minute: number): Promise<Buffer[]> {
  const folder = (minute % 16 ** folderDigits).toString(16).padStart(folderDigits, "0");
  const names = await readdir(path.join(directory, folder)).catch(() => []);
  return names.filter((name) => /^[\da-f]{62}$/.test(name)).map((name) => Buffer.from(folder + name, "hex"));
}

/** Returns whether an upload has received bytes, or could. */
export const isIncoming = (directory: string, id: string) =>
  stat(path.join(incomingDirectory(directory), id)).then(
    () => true,
    () => false,
  );

/** Deletes unfinished files that nobody has written to for a while. */
export async function deleteStaleFiles(directory: string, maxAgeMs: number) {
  const names = await readdir(incomingDirectory(directory)).catch(() => []);
  for (const name of names) {
    const file = path.join(incomingDirectory(directory), name);
    const known = await stat(file).catch(() => undefined);
    // Another server may delete the same file.
    if (known && Date.now() - known.mtimeMs > maxAgeMs) await unlink(file).catch(() => {});
  }
}
