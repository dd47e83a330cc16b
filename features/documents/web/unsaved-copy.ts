import { z } from "zod/mini";

import { CodeLanguage } from "#features/documents/contract.ts";
import { storage } from "#web/lib/session/storage.ts";

/** The fields of a document that are edited. */
export const DocumentFields = z.object({ title: z.string(), body: z.string(), language: CodeLanguage });
export type DocumentFields = z.infer<typeof DocumentFields>;

/** Changes that could not be saved before the page was closed, and the version and values that they are based on. */
const UnsavedCopy = z.object({
  change: z.partial(DocumentFields),
  base: z.object({ fields: DocumentFields, version: z.int() }),
});
export type UnsavedCopy = z.infer<typeof UnsavedCopy>;

const keyOf = (id: string) => `documents.unsaved.${id}`;

/** Stores the changes in the browser. @returns whether they are stored */
export const keepCopy = (id: string, copy: UnsavedCopy) => storage.write(keyOf(id), copy);

/** The stored changes of a document. */
export function readCopy(id: string): UnsavedCopy | undefined {
  const copy = UnsavedCopy.safeParse(storage.read(keyOf(id)));
  return copy.success ? copy.data : undefined;
}

export const removeCopy = (id: string) => storage.remove(keyOf(id));
