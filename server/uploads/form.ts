import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { Busboy } from "@fastify/busboy";

import { maxUploadBytes } from "#contract/uploads.ts";
import type { ContentStore, ReceivedFile } from "#server/lib/storage/content-store.ts";
import { AppError } from "#server/lib/errors.ts";
import { cleanFileName } from "#server/uploads/file-names.ts";

/** One file of a form. */
export type FormFile = { readonly name: string; readonly declaredType: string; readonly file: ReceivedFile };

/** Of one form. */
const maxFiles = 100;

export const fileTooLarge = () => new AppError("too_large", "A file can be at most 250 MB");

/**
 * Receives the files of a multipart/form-data body, whatever their fields are called. The body is read as a stream, so
 * that its size does not matter to the memory. If one file fails, none remains.
 *
 * @param countAll called with the size of each chunk of any file; what it throws ends the form
 * @throws {AppError} `invalid_input`, `too_large`
 */
export async function receiveForm(
  contents: ContentStore,
  contentType: string,
  body: ReadableStream<Uint8Array>,
  countAll: (bytes: number) => void,
): Promise<FormFile[]> {
  const parser = openParser(contentType);
  const parts: Promise<FormFile | undefined>[] = [];
  const streams: Readable[] = [];
  const end = (error: Error) => {
    parser.destroy(error);
    // A part that has not ended would be waited for, although nothing follows.
    for (const stream of streams) stream.destroy(error);
  };
  parser.on("file", (_field, stream, filename: string | undefined, _encoding, mimeType) => {
    streams.push(stream);
    // A part that breaks off before its file is open has nothing else that listens. Reading it fails, too.
    stream.on("error", () => {});
    const part = receivePart(contents, stream, filename ?? "", mimeType, countAll);
    // Ends the form. The error is thrown below.
    part.catch(end);
    parts.push(part);
  });
  // Otherwise the rest would be missing without a word.
  for (const limit of ["filesLimit", "fieldsLimit", "partsLimit"] as const) parser.on(limit, () => end(tooManyFiles()));
  // The parser reports some errors after the pipeline has ended, when nothing listens any more.
  parser.on("error", () => {});
  try {
    await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), parser);
    const files = (await Promise.all(parts)).filter((file) => file !== undefined);
    if (files.length === 0) throw new AppError("invalid_input", "Choose a file");
    return files;
  } catch (error) {
    end(error as Error);
    await discardFiles(await settledFiles(parts));
    throw error instanceof AppError || isOfTheDisk(error) ? error : invalidForm();
  }
}

/** @throws {AppError} `invalid_input` if a body of this type is no form with files */
export function requireForm(contentType: string) {
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType)) throw invalidForm();
}

/** Deletes received files, those too that have been stored: they have a place of their own. */
export const discardFiles = async (files: readonly FormFile[]) => {
  for (const { file } of files) await file.discard();
};

async function settledFiles(parts: readonly Promise<FormFile | undefined>[]) {
  const settled = await Promise.allSettled(parts);
  return settled.flatMap((result) => (result.status === "fulfilled" ? (result.value ?? []) : []));
}

function openParser(contentType: string) {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: { files: maxFiles, fields: maxFiles, parts: 2 * maxFiles, fieldSize: 10_000 },
    });
  } catch {
    throw invalidForm();
  }
}

const tooManyFiles = () => new AppError("invalid_input", "Send at most 100 files at once");

const invalidForm = () => new AppError("invalid_input", "Send the files as multipart/form-data");

/** A full or failing disk is a fault of the server, unlike a form that ends early. */
const isOfTheDisk = (error: unknown) => error instanceof Error && "syscall" in error && error.name !== "AbortError";

/** @returns undefined for a file field without a file, as browsers send it */
async function receivePart(
  contents: ContentStore,
  stream: Readable,
  filename: string,
  declaredType: string,
  countAll: (bytes: number) => void,
): Promise<FormFile | undefined> {
  let size = 0;
  const file = await contents.receive(stream, (bytes) => {
    size += bytes;
    if (size > maxUploadBytes) throw fileTooLarge();
    countAll(bytes);
  });
  if (filename === "" && size === 0) {
    await file.discard();
    return undefined;
  }
  try {
    return { name: cleanFileName(filename), declaredType, file };
  } catch (error) {
    await file.discard();
    throw error;
  }
}
