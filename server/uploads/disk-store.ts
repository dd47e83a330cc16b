import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { link, mkdir, open, readdir, rename, rm, stat, unlink } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { FileStore } from "@tus/file-store";
import { ERRORS, MemoryLocker } from "@tus/server";

import type { ByteRange, Content, ContentStore, ReceivedFile } from "#server/lib/storage/content-store.ts";
import { isDiskFull } from "#server/lib/storage/is-disk-full.ts";
import { contentName, createMeter, folderOfMinute, hashOfName, measureStream } from "#server/uploads/contents.ts";

/** A complete file on the disk. */
export type LocalFile = Content & { readonly path: string };

/** Stores contents in a directory, which servers with one database share. */
export function openDiskStore(directory: string): ContentStore {
  const incoming = incomingDirectory(directory);

  const receivedFile = (file: LocalFile, discard: () => Promise<void>): ReceivedFile => ({
    ...file,
    prepare: async () => {},
    keep: () => keepFile(directory, file),
    discard,
  });

  return {
    directory,
    async receive(source, count) {
      const file = await receiveFile(incoming, source, count);
      return receivedFile(file, () => rm(file.path, { force: true }));
    },
    read: (sha256, range) => readFile(contentPath(directory, sha256), range),
    sizeOf: (sha256) =>
      stat(contentPath(directory, sha256)).then(
        ({ size }) => size,
        (error: unknown) => {
          if (!isMissing(error)) throw error;
          return undefined;
        },
      ),
    delete: (sha256) => rm(contentPath(directory, sha256), { force: true }),
    async listSome(minute) {
      const folder = folderOfMinute(minute);
      const names = await readdir(path.join(directory, folder)).catch(() => []);
      return names.flatMap((name) => hashOfName(`${folder}/${name}`) ?? []);
    },
    deleteStale: (maxAgeMs) => deleteStaleFiles(incoming, maxAgeMs),
    incoming: {
      dataStore: openUploadStore(incoming),
      locker: new MemoryLocker(),
      keyOf: (id) => id,
      exists: (id) =>
        stat(path.join(incoming, id)).then(
          () => true,
          () => false,
        ),
      async measure(id) {
        const file = await measureFile(path.join(incoming, id));
        if (!file) return undefined;
        return receivedFile(file, async () => {
          await rm(file.path, { force: true });
          await rm(`${file.path}.json`, { force: true });
        });
      },
    },
  };
}

/** Where unfinished files lie: on the same disk as the stored ones, so that they are moved and not copied. */
export const incomingDirectory = (directory: string) => path.join(directory, "incoming");

/** Where the content with this hash is stored. */
const contentPath = (directory: string, sha256: Buffer) => path.join(directory, contentName(sha256));

/** True for the file system's error about a missing file. */
const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/**
 * Writes a stream to a new file of a directory, hashing it on the way. The file is on the disk when this resolves. If the
 * stream fails, nothing remains.
 *
 * @param count called with the size of each chunk; what it throws ends the stream
 */
export async function receiveFile(
  directory: string,
  source: Readable,
  count: (bytes: number) => void,
): Promise<LocalFile> {
  await mkdir(directory, { recursive: true });
  const file = path.join(directory, `${randomUUID()}.part`);
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

/** Reads a complete file for its hash, and makes sure that it is on the disk. @returns undefined if it is missing */
async function measureFile(file: string): Promise<LocalFile | undefined> {
  const handle = await open(file, "r+").catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  if (!handle) return undefined;
  try {
    await handle.sync();
    return { ...(await measureStream(handle.createReadStream({ autoClose: false }))), path: file };
  } finally {
    await handle.close();
  }
}

/**
 * Gives a received file its place. A file with the same content may be there already, and then stays. The received file
 * also stays, until the caller has committed its row: if the server ends before that, the upload is completed from it.
 */
async function keepFile(directory: string, { path: from, sha256, size }: LocalFile) {
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
async function readFile(file: string, range?: ByteRange) {
  try {
    const handle = await open(file, "r");
    return handle.createReadStream(range);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Deletes the files of a directory that nobody has written to for a while. */
export async function deleteStaleFiles(directory: string, maxAgeMs: number) {
  const names = await readdir(directory).catch(() => []);
  for (const name of names) {
    const file = path.join(directory, name);
    const known = await stat(file).catch(() => undefined);
    // Another server may delete the same file.
    if (known && Date.now() - known.mtimeMs > maxAgeMs) await unlink(file).catch(() => {});
  }
}

function openUploadStore(directory: string) {
  const store = new UploadStore({ directory });
  // Neither uploads of unknown length, which could not be checked against the quota, nor the library's expiration, which
  // looks for files that are already stored. Housekeeping removes what was not completed.
  store.extensions = ["creation", "creation-with-upload", "termination"];
  return store;
}

/** Reports a full disk, which the library replaces by an error without a cause. */
class UploadStore extends FileStore {
  override async write(source: Readable, id: string, offset: number) {
    const file = createWriteStream(path.join(this.directory, id), { flags: "r+", start: offset });
    try {
      await pipeline(source, file);
    } catch (error) {
      throw isDiskFull(error) ? error : ERRORS.FILE_WRITE_ERROR;
    }
    return offset + file.bytesWritten;
  }
}

// The library creates its directory early, and ends the process if that fails. A new upload creates it anyway.
Object.defineProperty(UploadStore.prototype, "checkOrCreateDirectory", { value: () => {} });
