import { Readable } from "node:stream";

import type { Context, Hono } from "hono";

import { english } from "#contract/text/english.ts";
import { galleryFilesPath } from "#features/gallery/contract.ts";
import type { Db } from "#server/db/client.ts";
import { visiblePictures } from "#features/gallery/server/queries.ts";
import type { ContentStore } from "#server/lib/storage/content-store.ts";
import { contentDisposition } from "#server/lib/http/content-disposition.ts";
import { found } from "#server/lib/errors.ts";
import { type AppEnv, requirePerson } from "#server/lib/http/implement.ts";
import { isUuid } from "#server/lib/is-uuid.ts";
import { recognizeType } from "#server/lib/http/media-types.ts";

const noSuchPicture = english("Picture not found");

type FileOptions = { readonly db: Db; readonly contents: ContentStore | undefined };

/** Serves the content of uploaded pictures to all users: the picture itself, and its preview. */
export function galleryFilesRoutes(app: Hono<AppEnv>, { db, contents }: FileOptions) {
  app.get(`${galleryFilesPath}/:id`, async (context) => {
    const { type, name, size, sha256 } = found(await findFile(db, context), noSuchPicture);
    const headers = {
      ...pictureHeaders(type ?? ""),
      "content-disposition": contentDisposition("inline", name ?? ""),
      "content-length": String(size),
    };
    if (context.req.method === "HEAD") return context.body(null, 200, headers);
    const file = sha256 ? await contents?.read(sha256) : undefined;
    const stream = Readable.toWeb(found(file, "The content of this file is missing"));
    return context.body(stream as ReadableStream<Uint8Array<ArrayBuffer>>, 200, headers);
  });

  app.get(`${galleryFilesPath}/:id/preview`, async (context) => {
    const preview = found((await findFile(db, context))?.preview ?? undefined, noSuchPicture);
    return context.body(new Uint8Array(preview), 200, pictureHeaders(recognizeType(preview) ?? ""));
  });
}

async function findFile(db: Db, context: Context<AppEnv>) {
  requirePerson(context);
  const id = context.req.param("id") ?? "";
  if (!isUuid(id.toLowerCase())) return undefined;
  return visiblePictures(db)
    .select(["uploads.type", "uploads.name", "uploads.size", "uploads.sha256", "galleryPictures.preview"])
    .where("galleryPictures.id", "=", id)
    .where("galleryPictures.uploadId", "is not", null)
    .executeTakeFirst();
}

/**
 * Only types that are recognised by their bytes get here. Opened as a document, a picture would neither run scripts nor
 * be treated as part of this site. Its content never changes.
 */
const pictureHeaders = (type: string) => ({
  "content-type": type,
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "private, max-age=31536000, immutable",
});
