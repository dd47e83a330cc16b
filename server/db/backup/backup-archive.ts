import { createHash, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { access, mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";

import { createTarDecoder, createTarPacker } from "modern-tar";
import { z } from "zod/mini";

/**
 * A backup is a gzipped tar of these entries, in this order:
 *
 * - `manifest.json`: describes the backup (`Manifest`)
 * - `tables/<name>/<number>.copy`: the rows of each table in the text format of PostgreSQL's COPY, in parts
 * - `summary.json`: the expected counts and checksums (`Summary`). A file without it is incomplete
 */
export const backupFormat = 1;

const Manifest = z.object({
  format: z.int(),
  atrium: z.string(),
  createdAt: z.string(),
  /** The migrations that created the tables, in order. */
  migrations: z.array(z.string()),
  /** Referenced tables before those that reference them. */
  tables: z.array(z.object({ name: z.string().check(z.regex(/^\w+$/)), columns: z.array(z.string()) })),
});
export type Manifest = z.infer<typeof Manifest>;

const TableSummary = z.object({ rows: z.int(), sha256: z.string() });

const Summary = z.object({
  /** The checksum of the manifest's text. */
  manifest: z.string(),
  tables: z.record(z.string(), TableSummary),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
});
export type Summary = z.infer<typeof Summary>;
export type TableSummary = z.infer<typeof TableSummary>;

/** Size at which a table's rows continue in another entry, in bytes. It bounds the memory needed. */
const partBytes = 1 << 20;

export type BackupWriter = {
  writeManifest: (manifest: Manifest) => Promise<void>;
  /** @returns the SHA-256 of the rows */
  writeTable: (name: string, rows: AsyncIterable<Uint8Array>) => Promise<string>;
  writeSummary: (summary: Omit<Summary, "manifest">) => Promise<void>;
};

/**
 * Writes a backup file that only its owner may read. The file gets its name once it is complete and synced to disk.
 *
 * @returns its size in bytes
 * @throws if the file exists
 */
export async function writeBackup(file: string, write: (writer: BackupWriter) => Promise<void>) {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new Error(`${file} exists already: name another file`);
  const directory = path.dirname(file);
  await mkdir(directory, { recursive: true });
  const temporary = path.join(directory, `.${path.basename(file)}.${randomBytes(4).toString("hex")}.part`);
  const { readable, controller } = createTarPacker();
  const written = pipeline(
    Readable.fromWeb(readable as NodeReadableStream),
    createGzip(),
    createWriteStream(temporary, { mode: 0o600, flags: "wx", flush: true }),
  );
  const add = async (name: string, content: Uint8Array) => {
    const entry = controller.add({ name, size: content.byteLength, mode: 0o600, mtime: new Date() }).getWriter();
    await entry.write(content);
    await entry.close();
  };
  let manifestHash = "";
  const writer: BackupWriter = {
    async writeManifest(manifest) {
      const text = Buffer.from(JSON.stringify(manifest, null, 2));
      manifestHash = hashOf(text);
      await add("manifest.json", text);
    },
    async writeTable(name, rows) {
      const hash = createHash("sha256");
      let number = 0;
      for await (const part of collectParts(rows)) {
        hash.update(part);
        await add(`tables/${name}/${String(++number).padStart(6, "0")}.copy`, part);
      }
      return hash.digest("hex");
    },
    writeSummary: (summary) =>
      add("summary.json", Buffer.from(JSON.stringify({ manifest: manifestHash, ...summary }, null, 2))),
  };
  try {
    try {
      await Promise.race([write(writer), written]);
      controller.finalize();
    } catch (error) {
      controller.error(error);
      await written.catch(() => {});
      throw error;
    }
    await written;
    await rename(temporary, file);
    await syncDirectory(directory);
    return (await stat(file)).size;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function* collectParts(rows: AsyncIterable<Uint8Array>) {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of rows) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes < partBytes) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(chunks);
}

/** Makes the rename durable. Windows has no equivalent. */
async function syncDirectory(directory: string) {
  if (process.platform === "win32") return;
  const handle = await open(directory);
  await handle.sync();
  await handle.close();
}

const hashOf = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

export type BackupReader = {
  readonly manifest: Manifest;
  /** Reads the rows of the next table, which has to have this name. */
  readTable: (name: string) => AsyncIterable<Uint8Array>;
  /** Reads the expected counts and checksums. Call after the last table. */
  readSummary: () => Promise<Summary>;
};

/**
 * Reads a backup file from beginning to end. @throws {Error} with one line if the file is not a backup or is damaged
 */
export async function readBackup<T>(file: string, read: (reader: BackupReader) => Promise<T>): Promise<T> {
  await access(file).catch((error: unknown) => {
    throw new Error(`There is no file ${file}`, { cause: error });
  });
  await requireChecksum(file);
  const entries = new Entries(file);
  try {
    const text = await entries.readWhole("manifest.json");
    const manifest = parse(Manifest, text);
    return await read({
      manifest,
      readTable: (name) => entries.readParts(`tables/${name}/`),
      async readSummary() {
        const summary = parse(Summary, await entries.readWhole("summary.json"));
        await entries.end();
        if (summary.manifest !== hashOf(text)) throw new DamagedBackup();
        return summary;
      },
    });
  } catch (error) {
    if (error instanceof DamagedBackup || entries.error !== undefined) throw damaged(file, error);
    throw error;
  } finally {
    await entries.close();
  }
}

const damaged = (file: string, cause: unknown) =>
  new Error(`${file} is not a complete backup: it is damaged, cut short, or something else`, { cause });

/** Reads the file once in advance: its checksum is at its end, and damaged content could be misread before. */
async function requireChecksum(file: string) {
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(file), createGunzip(), discard).catch((error: unknown) => {
    throw damaged(file, error);
  });
}

/** Thrown if the content cannot be what was written. */
export class DamagedBackup extends Error {}

function parse<T>(schema: z.ZodMiniType<T>, text: Uint8Array) {
  try {
    return schema.parse(JSON.parse(Buffer.from(text).toString()));
  } catch {
    throw new DamagedBackup();
  }
}

type Entry = { readonly header: { readonly name: string }; readonly body: ReadableStream<Uint8Array> };

/** The entries of a file, one after the other. */
class Entries {
  /** The error that stopped reading. */
  error: unknown;
  readonly #source: ReturnType<typeof createReadStream>;
  readonly #entries: AsyncIterator<Entry, undefined>;
  #next: Promise<IteratorResult<Entry, undefined>> | undefined;

  constructor(file: string) {
    this.#source = createReadStream(file);
    const unzip = createGunzip();
    this.#source.on("error", (error) => unzip.destroy(error));
    this.#source.pipe(unzip);
    const entries = (Readable.toWeb(unzip) as ReadableStream<Uint8Array>).pipeThrough(
      createTarDecoder({ strict: true }),
    );
    this.#entries = entries[Symbol.asyncIterator]();
  }

  async #peek() {
    try {
      this.#next ??= this.#entries.next();
      return (await this.#next).value;
    } catch (error) {
      this.error = error;
      throw error;
    }
  }

  async *readParts(prefix: string) {
    for (;;) {
      const entry = await this.#peek();
      if (!entry?.header.name.startsWith(prefix)) return;
      this.#next = undefined;
      yield* this.#read(entry.body);
    }
  }

  async *#read(body: ReadableStream<Uint8Array>) {
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        this.error = error;
        throw error;
      });
      if (done) return;
      yield value;
    }
  }

  async readWhole(name: string) {
    const entry = await this.#peek();
    if (entry?.header.name !== name) throw new DamagedBackup();
    this.#next = undefined;
    const chunks: Uint8Array[] = [];
    for await (const chunk of this.#read(entry.body)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  /** Reads to the end of the file, where gzip stores its checksum. */
  async end() {
    if (await this.#peek()) throw new DamagedBackup();
  }

  async close() {
    this.#source.destroy();
    await this.#entries.return?.().catch(() => {});
  }
}
