import type { DetailedError, Upload } from "tus-js-client";

import { requestIdHeader } from "#contract/errors.ts";
import { describeUpload, resumableUploadsPath, type StoredUpload } from "#contract/uploads.ts";
import { office } from "#office";
import { accountHeaders, call, codeOf, describeNoAnswer, describeRefusal } from "#web/lib/api/api-client.ts";
import { sendInSession } from "#web/lib/session/session.ts";
import { interruptedUploads } from "#web/lib/uploads/interrupted-uploads.ts";

type UploadFileOptions = {
  /** Called with the number of bytes that have been sent. */
  readonly onProgress?: (sentBytes: number) => void;
  /** Cancels the upload, and deletes what the server has received. */
  readonly signal?: AbortSignal;
};

/** Milliseconds before the attempts to continue after a lost connection. */
const retryDelays = [500, 2000, 5000];

/** The uploads of this page. Another upload of an equal file must not continue them. */
const running = new Set<string | null>();

/**
 * Stores a file, and resolves to its entry. An upload that was interrupted, even by reloading the page, continues where
 * it ended when the same file is uploaded again. The caller shows failures.
 *
 * @throws {ApiError} if the server refuses the file or cannot be reached; the signal's reason if it was cancelled
 */
export async function uploadFile(file: File, { onProgress, signal }: UploadFileOptions = {}): Promise<StoredUpload> {
  const tus = await import("tus-js-client").catch(() => {
    throw describeNoAnswer();
  });
  signal?.throwIfAborted();
  let isStored = false;
  const send = () =>
    new Promise<string>((resolve, reject) => {
      const upload: Upload = new tus.Upload(file, {
        endpoint: new URL(`${office.apiRoot}${resumableUploadsPath}`, document.baseURI).href,
        headers: accountHeaders(),
        metadata: { filename: file.name, filetype: file.type },
        retryDelays,
        urlStorage: interruptedUploads,
        removeFingerprintOnSuccess: true,
        onProgress: (sentBytes) => onProgress?.(sentBytes),
        onUploadUrlAvailable: () => running.add(upload.url),
        onSuccess: () => {
          running.delete(upload.url);
          isStored = true;
          resolve(upload.url?.split("/").at(-1) ?? "");
        },
        onError: (error) => {
          running.delete(upload.url);
          resolve(refuse(error));
        },
      });
      signal?.addEventListener(
        "abort",
        () => {
          // A complete file is no longer an upload that could be cancelled.
          if (isStored) return;
          running.delete(upload.url);
          // If the server does not hear of it, it deletes the rest after a day.
          void upload.abort(true).catch(() => {});
          reject(signal.reason as Error);
        },
        { once: true },
      );
      void startOrContinue(upload, signal);
    });
  const id = await sendInSession(send, codeOf, signal);
  return call(describeUpload, { params: { id } }, { quiet: true });
}

async function startOrContinue(upload: Upload, signal: AbortSignal | undefined) {
  const previous = await upload.findPreviousUploads();
  const interrupted = previous.find(({ uploadUrl }) => !running.has(uploadUrl));
  if (interrupted) upload.resumeFromPreviousUpload(interrupted);
  if (!signal?.aborted) upload.start();
}

async function refuse(error: Error | DetailedError): Promise<never> {
  const response = "originalResponse" in error ? error.originalResponse : null;
  if (!response) throw describeNoAnswer();
  throw await describeRefusal({
    status: response.getStatus(),
    statusText: "",
    text: response.getBody(),
    contentType: response.getHeader("content-type") ?? null,
    reference: response.getHeader(requestIdHeader) ?? null,
    retryAfter: response.getHeader("Retry-After") ?? null,
  });
}
