import { z } from "zod/mini";

import { Done, endpoint, pageOf, pageQuery } from "./endpoint.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    uploads: true;
  }
}

/** The largest file, in bytes. */
export const maxUploadBytes = 250_000_000;
/** A user's storage: the maximum number of bytes and of files. */
export const maxStoredBytes = 1_000_000_000;
export const maxStoredFiles = 1000;
/** In characters. File systems allow no longer names either. */
export const maxUploadName = 255;

/** The path below which uploads live; a multipart form is posted to it. */
export const uploadsPath = "/plug";
/** Where the tus protocol (https://tus.io) creates and continues uploads that can be interrupted. */
export const resumableUploadsPath = "/plug/resumable";

/** The types whose bytes are recognised, so that a file of such a type is one. All of them are safe to show. */
export const pictureTypes = ["image/png", "image/jpeg", "image/gif", "image/webp"] as const;

export const StoredUpload = z.object({
  id: z.uuid(),
  /** The original name, without control characters. */
  name: z.string(),
  /** In bytes. */
  size: z.number(),
  /**
   * The media type: recognised by the first bytes, otherwise as the browser has declared it. The server never serves a
   * file under a declared type.
   */
  type: z.string(),
  /** The SHA-256 of the content, in hexadecimal digits. */
  sha256: z.string(),
  createdAt: z.iso.datetime(),
});
export type StoredUpload = z.infer<typeof StoredUpload>;

export const UploadList = z.extend(pageOf(StoredUpload), {
  /** The size of all files of the user, in bytes, including uploads in progress. Optional, for other APIs. */
  usedBytes: z.optional(z.number()),
});
export type UploadList = z.infer<typeof UploadList>;

const params = z.object({ id: z.uuid() });

export const listUploads = endpoint({
  method: "GET",
  path: "/plug",
  summary: "The person's files, newest first. `GET /plug/{id}` downloads one",
  query: z.object(pageQuery),
  response: UploadList,
});

export const addUploads = endpoint({
  method: "POST",
  path: "/plug",
  summary: "Store the files of a multipart/form-data body, all of them or none",
  response: pageOf(StoredUpload),
});

export const describeUpload = endpoint({
  method: "GET",
  path: "/plug/{id}/details",
  summary: "The name, size, type and SHA-256 of one file",
  params,
  response: StoredUpload,
});

export const deleteUpload = endpoint({
  method: "DELETE",
  path: "/plug/{id}",
  summary: "Delete a file. It can be restored for a day, unless its space is needed",
  params,
  response: Done,
});

export const restoreUpload = endpoint({
  method: "POST",
  path: "/plug/{id}/restore",
  summary: "Restore a deleted file",
  params,
  response: StoredUpload,
});
