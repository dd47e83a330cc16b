import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";

import type { Context, Hono } from "hono";

import { english } from "#contract/text/english.ts";
import * as contract from "#contract/uploads.ts";
import type { Db } from "#server/db/client.ts";
import type { ContentStore } from "#server/lib/storage/content-store.ts";
import { contentDisposition } from "#server/lib/http/content-disposition.ts";
import { AppError, found } from "#server/lib/errors.ts";
import { createSlots } from "#server/lib/tables/export-stream.ts";
import { type AppEnv, implement, requirePerson } from "#server/lib/http/implement.ts";
import { isUuid } from "#server/lib/is-uuid.ts";
import { limitIdle } from "#server/lib/http/limit-idle.ts";
import { readByteRange } from "#server/uploads/byte-range.ts";
import { decideType, servedType } from "#server/uploads/file-types.ts";
import { discardFiles, receiveForm, requireForm } from "#server/uploads/form.ts";
import {
  addUploads,
  countFreeBytes,
  deleteUpload,
  findUpload,
  listUploads,
  restoreUpload,
  storageFull,
  toUpload,
} from "#server/uploads/queries.ts";
import { openResumableUploads } from "#server/uploads/resumable.ts";

const noSuchUpload = english("File not found");
/** Milliseconds that a body may pause. */
const maxIdleMs = 60_000;

type UploadOptions = { readonly db: Db; readonly contents: ContentStore | undefined };

export function uploadsRoutes(app: Hono<AppEnv>, { db, contents }: UploadOptions) {
  /** Forms that are received at the same time. */
  const slots = createSlots({ maxPerPerson: 6, maxTotal: 60 });

  implement(app, contract.listUploads, ({ person, query }) => listUploads(db, person.id, query));

  implement(app, contract.describeUpload, async ({ person, params }) =>
    toUpload(found(await findUpload(db, person.id, params.id), noSuchUpload)),
  );

  implement(app, contract.deleteUpload, async ({ person, params }) => {
    found(await deleteUpload(db, person.id, params.id), noSuchUpload);
    return {};
  });

  implement(app, contract.restoreUpload, async ({ person, params }) =>
    found(await restoreUpload(db, person.id, params.id), noSuchUpload),
  );

  implement(app, contract.addUploads, async ({ person }, context) => {
    requireForm(context.req.header("content-type") ?? "");
    const store = requireUploads(contents);
    const release = takeSlot(slots, person.id);
    try {
      const data = await storeForm(db, store, person.id, context);
      return { data, total: data.length };
    } finally {
      release();
    }
  });

  app.get(`${contract.uploadsPath}/:id{[^/]+}`, async (context) => {
    const person = requirePerson(context);
    const id = context.req.param("id");
    const upload = found(isUuid(id.toLowerCase()) ? await findUpload(db, person.id, id) : undefined, noSuchUpload);
    return sendFile(context, requireUploads(contents), upload);
  });

  const resumable = contents && openResumableUploads(db, contents.incoming);

  app.post(contract.resumableUploadsPath, (context) => {
    const person = requirePerson(context);
    return requireUploads(resumable).create(withIdleLimit(context), person.id);
  });

  // HEAD arrives as GET. Files are downloaded from elsewhere.
  app.on(["GET", "PATCH", "DELETE"], `${contract.resumableUploadsPath}/:id`, (context) => {
    const person = requirePerson(context);
    const id = context.req.param("id");
    if (!isUuid(id.toLowerCase()) || context.req.method === "GET") throw new AppError("not_found", "Upload not found");
    return requireUploads(resumable).proceed(withIdleLimit(context), person.id, id.toLowerCase());
  });
}

/** @throws {AppError} `unavailable` if the server was started without a place for files */
function requireUploads<T>(uploads: T | undefined): T {
  if (uploads === undefined) throw new AppError("unavailable", "This server does not store files");
  return uploads;
}

/** The request as the protocol's library reads it. */
function withIdleLimit(context: Context): Request {
  const { raw } = context.req;
  if (!raw.body) return raw;
  // Not written in place: the browser's type lacks `duplex`, which Node requires for a stream.
  const init = { body: limitIdle(raw.body, maxIdleMs), duplex: "half" } as const;
  return new Request(raw, init);
}

async function storeForm(db: Db, contents: ContentStore, personId: string, context: Context) {
  const { body } = context.req.raw;
  if (!body) throw new AppError("invalid_input", "Choose a file");
  const count = countUpTo(await countFreeBytes(db, personId));
  const contentType = context.req.header("content-type") ?? "";
  const files = await receiveForm(contents, contentType, limitIdle(body, maxIdleMs), count);
  try {
    const uploads = files.map(({ name, declaredType, file: { firstBytes, sha256, size } }) => ({
      id: randomUUID(),
      name,
      type: decideType(declaredType, firstBytes),
      sha256,
      size,
    }));
    return await addUploads(
      db,
      personId,
      uploads,
      files.map(({ file }) => file),
    );
  } finally {
    await discardFiles(files);
  }
}

function countUpTo(freeBytes: number) {
  let size = 0;
  return (bytes: number) => {
    size += bytes;
    if (size > freeBytes) throw storageFull();
  };
}

function takeSlot(slots: ReturnType<typeof createSlots>, personId: string) {
  const slot = slots.take(personId);
  if (typeof slot === "function") return slot;
  throw new AppError("too_many_requests", "Your other uploads are still running. Try again in a moment.", undefined, {
    "retry-after": "5",
  });
}

/**
 * Sends a file as a download. A browser that opened it as a document nevertheless would neither run its scripts nor
 * treat it as part of this site.
 */
async function sendFile(
  context: Context,
  contents: ContentStore,
  upload: NonNullable<Awaited<ReturnType<typeof findUpload>>>,
) {
  const tag = `"${upload.sha256.toString("hex")}"`;
  const headers = {
    "content-type": servedType(upload.type),
    "content-disposition": contentDisposition("attachment", upload.name),
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
    "cross-origin-resource-policy": "same-origin",
    // Asked for again each time, since the next person at this browser must not get it.
    "cache-control": "private, no-cache",
    etag: tag,
    "accept-ranges": "bytes",
  };
  if (context.req.header("if-none-match") === tag) return context.body(null, 304, headers);
  const length = { "content-length": String(upload.size) };
  if (context.req.method === "HEAD") return context.body(null, 200, { ...headers, ...length });
  const link = await contents.linkTo?.(upload.sha256, {
    type: headers["content-type"],
    disposition: headers["content-disposition"],
  });
  if (link !== undefined) return context.body(null, 302, { location: link, "cache-control": "private, no-store" });
  // For a version that the browser has a part of; there is only one.
  const isSame = (context.req.header("if-range") ?? tag) === tag;
  const range = isSame ? readByteRange(context.req.header("range"), upload.size) : undefined;
  if (range === "unsatisfiable") {
    return context.body(null, 416, { ...headers, "content-range": `bytes */${upload.size}` });
  }
  const file = found(await contents.read(upload.sha256, range), "The content of this file is missing");
  const body = Readable.toWeb(file) as ReadableStream<Uint8Array<ArrayBuffer>>;
  if (range === undefined) return context.body(body, 200, { ...headers, ...length });
  return context.body(body, 206, {
    ...headers,
    "content-length": String(range.end - range.start + 1),
    "content-range": `bytes ${range.start}-${range.end}/${upload.size}`,
  });
}
