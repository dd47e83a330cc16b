import { randomUUID } from "node:crypto";

import { Server } from "@tus/server";

import { maxUploadBytes, resumableUploadsPath } from "#contract/uploads.ts";
import type { Db } from "#server/db/client.ts";
import type { IncomingUploads, ReceivedFile } from "#server/lib/storage/content-store.ts";
import { AppError, found } from "#server/lib/errors.ts";
import { cleanFileName } from "#server/uploads/file-names.ts";
import { decideType } from "#server/uploads/file-types.ts";
import { fileTooLarge } from "#server/uploads/form.ts";
import {
  completeUpload,
  findReservation,
  findUpload,
  forgetReservation,
  reserveUpload,
} from "#server/uploads/queries.ts";

const tusHeaders = { "tus-resumable": "1.0.0", "cache-control": "no-store" };

/**
 * Uploads by the tus protocol. The library receives the bytes; who owns an upload, its quota and its place are in the
 * database. A complete upload has the same id as its row.
 */
export function openResumableUploads(db: Db, { dataStore, locker, keyOf, exists, measure }: IncomingUploads) {
  /** Passes a request on, with the errors of this app in place of the library's. */
  async function answer(request: Request, personId: string, id: string) {
    let failure: unknown;
    const tus = new Server({
      path: resumableUploadsPath,
      datastore: dataStore,
      locker,
      maxSize: maxUploadBytes,
      // No headers for other sites.
      allowedOrigins: [],
      namingFunction: () => keyOf(id),
      getFileIdFromRequest: () => keyOf(id),
      generateUrl: () => `resumable/${id}`,
      onUploadCreate: async (_request, { size = 0, metadata }) => {
        const name = cleanFileName(metadata?.["filename"] ?? "");
        await reserveUpload(db, personId, { id, name, size, type: decideType(metadata?.["filetype"] ?? "", noBytes) });
        return {};
      },
      onUploadFinish: async () => {
        await complete(personId, id);
        return {};
      },
      onResponseError: (_request, error) => {
        failure = error;
        return undefined;
      },
    });
    const response = await tus.handleWeb(request);
    // The library's own errors have a status.
    if (failure instanceof Error && !("status_code" in failure)) throw failure;
    if (response.status >= 400) throw refusalOf(response.status);
    return response;
  }

  /** Stores an upload whose bytes have all arrived. Does nothing if that has happened already. */
  async function complete(personId: string, id: string) {
    const reservation = await findReservation(db, personId, id);
    if (!reservation) return;
    let received: ReceivedFile | undefined;
    try {
      received = found(await measure(id), "Upload not found");
      const type = decideType(reservation.type, received.firstBytes);
      const { sha256, size } = received;
      found(await completeUpload(db, personId, { id, type, sha256, size }, received), "The upload was canceled");
    } catch (error) {
      if (await exists(id)) throw error;
      // Another request has completed it in the meantime, or the upload has expired.
      found(await findUpload(db, personId, id), "Upload not found");
    }
    await received?.discard();
  }

  return {
    async create(request: Request, personId: string) {
      const id = randomUUID();
      try {
        return await answer(request, personId, id);
      } catch (error) {
        await forgetReservation(db, personId, id);
        throw error;
      }
    },

    /** Continues an upload, says how far it is, or cancels it. */
    async proceed(request: Request, personId: string, id: string) {
      // In this order: one that is completed in between is found as stored.
      const reservation = await findReservation(db, personId, id);
      const stored = await findUpload(db, personId, id);
      if (stored) return answerStored(request, stored.size);
      found(reservation, "Upload not found");
      if (request.method === "DELETE") return cancel(request, personId, id);
      let response: Response;
      try {
        response = await answer(request, personId, id);
      } catch (error) {
        if (!(error instanceof AppError && error.code === "not_found")) throw error;
        // An earlier request, which this one has waited for, may have completed it.
        const completed = await findUpload(db, personId, id);
        if (completed) return answerStored(request, completed.size);
        // Without its file it cannot be continued.
        await forgetReservation(db, personId, id);
        throw error;
      }
      // All bytes have arrived, but the server ended before it had stored them.
      const isComplete = response.headers.get("upload-offset") === response.headers.get("upload-length");
      if (request.method === "HEAD" && isComplete) await complete(personId, id);
      return response;
    },
  };

  async function cancel(request: Request, personId: string, id: string) {
    try {
      return await answer(request, personId, id);
    } finally {
      await forgetReservation(db, personId, id);
    }
  }
}

const noBytes = Buffer.alloc(0);

/** @throws {AppError} `conflict` for further bytes, after which a client asks how far the upload is */
function answerStored({ method }: Request, size: number) {
  if (method === "HEAD") return describeComplete(size);
  if (method === "PATCH") throw new AppError("conflict", "The upload has continued elsewhere");
  throw new AppError("not_found", "Upload not found");
}

/** For a browser that did not receive the answer to its last bytes. */
const describeComplete = (size: number) =>
  new Response(null, { headers: { ...tusHeaders, "upload-offset": String(size), "upload-length": String(size) } });

/** The error of this app for a status of the library. */
function refusalOf(status: number) {
  if (status === 404 || status === 410) return new AppError("not_found", "Upload not found");
  if (status === 409) return new AppError("conflict", "The upload has continued elsewhere");
  if (status === 413) return fileTooLarge();
  // 501: an extension that is off.
  if (status < 500 || status === 501) {
    return new AppError("invalid_input", "The upload does not follow the tus protocol");
  }
  return new AppError("unavailable", "The upload was interrupted. Try again.");
}
