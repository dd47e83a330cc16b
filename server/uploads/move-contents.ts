import { sql } from "kysely";

import type { Db } from "#server/db/client.ts";
import type { ContentStore } from "#server/lib/storage/content-store.ts";
import { measureStream } from "#server/uploads/contents.ts";

type Move = {
  readonly from: ContentStore;
  readonly to: ContentStore;
  /** Whether a content is deleted at the source after its copy has been read and its hash compared. */
  readonly deletesSource: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
};

export type MoveReport = {
  readonly copied: number;
  readonly copiedBytes: number;
  /** Contents that were at the destination before. */
  readonly known: number;
  readonly deleted: number;
  /** The hashes of contents that are in neither place, or are damaged, in hexadecimal digits. */
  readonly missing: readonly string[];
  readonly damaged: readonly string[];
  /** Uploads that are not complete. They stay where they are. */
  readonly inProgress: number;
};

/**
 * Copies the contents of all uploads to another store. What is there already is not copied again, so that it continues
 * where it was interrupted. Nothing is deleted unless that is asked for.
 */
export async function moveContents(db: Db, { from, to, deletesSource, signal, onProgress }: Move): Promise<MoveReport> {
  const contents = await listContents(db);
  const counts = { copied: 0, copiedBytes: 0, known: 0, deleted: 0 };
  const missing: string[] = [];
  const damaged: string[] = [];
  for (const [index, { sha256, size }] of contents.entries()) {
    signal.throwIfAborted();
    const isKnown = (await to.sizeOf(sha256)) === size;
    const outcome = isKnown ? "known" : await copyContent(from, to, sha256, signal);
    if (outcome === "known") counts.known += 1;
    if (outcome === "copied") {
      counts.copied += 1;
      counts.copiedBytes += size;
    }
    if (outcome === "missing") missing.push(sha256.toString("hex"));
    if (outcome === "damaged") damaged.push(sha256.toString("hex"));
    if (deletesSource && (outcome === "known" || outcome === "copied")) {
      if (!(await isIntact(to, sha256, signal))) damaged.push(sha256.toString("hex"));
      else if ((await from.sizeOf(sha256)) !== undefined) {
        await from.delete(sha256);
        counts.deleted += 1;
      }
    }
    onProgress(index + 1, contents.length);
  }
  return { ...counts, missing, damaged, inProgress: await countInProgress(db) };
}

/** The contents of uploads, those of deleted ones too, which can be restored. */
const listContents = (db: Db) =>
  db
    .selectFrom("uploads")
    .select(["sha256", "size"])
    .distinct()
    .where("sha256", "is not", null)
    .orderBy("sha256")
    .$narrowType<{ sha256: Buffer }>()
    .execute();

async function countInProgress(db: Db) {
  const { count } = await db
    .selectFrom("uploads")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("sha256", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Copies a content if its bytes have the hash that names it. */
async function copyContent(from: ContentStore, to: ContentStore, sha256: Buffer, signal: AbortSignal) {
  const stream = await from.read(sha256);
  if (!stream) return "missing";
  const received = await to.receive(stream, () => signal.throwIfAborted());
  try {
    if (!received.sha256.equals(sha256)) return "damaged";
    await received.keep();
  } finally {
    await received.discard();
  }
  return (await to.sizeOf(sha256)) === received.size ? "copied" : "damaged";
}

/** Reads a content to its end. */
async function isIntact(store: ContentStore, sha256: Buffer, signal: AbortSignal) {
  const stream = await store.read(sha256);
  return stream !== undefined && (await measureStream(stream, signal)).sha256.equals(sha256);
}
