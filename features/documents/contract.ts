import { z } from "zod/mini";

import { english } from "#contract/text/english.ts";
import { maxRichTextBytes } from "#contract/text/rich-text.ts";
import { AnsweredVersion, Done, endpoint, oneLine, pageOf, pageQuery, versionedChanges } from "#contract/endpoint.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    documents: true;
  }
}

/** `rich` and `page` are HTML, `markdown` and `code` plain text. */
const documentKinds = ["rich", "markdown", "code", "page"] as const;
export const DocumentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** The languages that the code editor highlights. */
export const codeLanguages = ["javascript", "typescript", "html", "json"] as const;
export const CodeLanguage = z.enum(codeLanguages);
export type CodeLanguage = z.infer<typeof CodeLanguage>;

export const maxDocumentTitle = 200;

const isTooLarge = (body: string) => new TextEncoder().encode(body).length > maxRichTextBytes;

/** May be empty: a document is saved while its title is typed. */
const DocumentTitle = z.string().check(z.maxLength(maxDocumentTitle, { error: "The title is too long" }), oneLine);

const DocumentBody = z
  .string()
  .check(z.refine((body) => !isTooLarge(body), { error: "The document is too large. Shorten it or remove an image." }));

/** A document in a list. */
export const DocumentSummary = z.object({
  id: z.uuid(),
  kind: DocumentKind,
  title: z.string(),
  updatedAt: z.iso.datetime(),
});
export type DocumentSummary = z.infer<typeof DocumentSummary>;

export const StoredDocument = z.extend(DocumentSummary, {
  /** Sanitized, if it is HTML. */
  body: z.string(),
  /** The language of a `code` document, otherwise without effect. */
  language: CodeLanguage,
  createdAt: z.iso.datetime(),
  version: AnsweredVersion,
});
export type StoredDocument = z.infer<typeof StoredDocument>;

export const NewDocument = z.object({
  /** Chosen by the client, so that adding is idempotent. */
  id: z.uuid(),
  kind: DocumentKind,
  title: z._default(DocumentTitle, ""),
  body: z._default(DocumentBody, ""),
  language: z._default(CodeLanguage, "javascript"),
});
export type NewDocument = z.infer<typeof NewDocument>;

const params = z.object({ id: z.uuid() });

export const listDocuments = endpoint({
  method: "GET",
  path: "/documents.json",
  summary: "The person's documents without their bodies, the most recently changed first",
  readsFrom: "replica",
  query: z.object({ ...pageQuery, kind: z.optional(DocumentKind) }),
  response: pageOf(DocumentSummary),
});

export const getDocument = endpoint({
  method: "GET",
  path: "/documents.json/{id}",
  summary: "One document",
  params,
  response: StoredDocument,
});

export const addDocument = endpoint({
  method: "POST",
  path: "/documents.json",
  summary: "Add a document. HTML is sanitized. Idempotent for the same id",
  body: NewDocument,
  response: StoredDocument,
});

export const updateDocument = endpoint({
  method: "PATCH",
  path: "/documents.json/{id}",
  summary: "Change a document. Fields that have changed since the given version are a conflict",
  params,
  body: versionedChanges(z.object({ title: DocumentTitle, body: DocumentBody, language: CodeLanguage })),
  response: StoredDocument,
});

export const deleteDocument = endpoint({
  method: "DELETE",
  path: "/documents.json/{id}",
  summary: "Delete a document. It can be restored for a day",
  params,
  response: Done,
});

export const restoreDocument = endpoint({
  method: "POST",
  path: "/documents.json/{id}/restore",
  summary: "Restore a deleted document",
  params,
  response: StoredDocument,
});

/** Shown in place of an empty title. */
export const untitled = english("Untitled");
