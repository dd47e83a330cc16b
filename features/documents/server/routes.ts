import type { Hono } from "hono";

import * as contract from "#features/documents/contract.ts";
import { english } from "#contract/text/english.ts";
import type { Db } from "#server/db/client.ts";
import {
  addDocument,
  changeDocument,
  deleteDocument,
  findDocument,
  listDocuments,
  restoreDocument,
} from "#features/documents/server/queries.ts";
import { AppError, found } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { refuseConflict } from "#server/lib/rows/row-versions.ts";

const noSuchDocument = english("Document not found");

export function documentsRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.listDocuments, ({ person, query }) => listDocuments(db, person.id, query));

  implement(app, contract.getDocument, async ({ person, params }) =>
    found(await findDocument(db, person.id, params.id), noSuchDocument),
  );

  implement(app, contract.addDocument, async ({ person, body }) => {
    const document = await addDocument(db, person.id, body);
    if (!document) throw new AppError("conflict", "This ID belongs to another document");
    return document;
  });

  implement(app, contract.updateDocument, async ({ person, params, body: { version, ...change } }) =>
    refuseConflict(found(await changeDocument(db, person.id, params.id, version, change), noSuchDocument)),
  );

  implement(app, contract.deleteDocument, async ({ person, params }) => {
    found(await deleteDocument(db, person.id, params.id), noSuchDocument);
    return {};
  });

  implement(app, contract.restoreDocument, async ({ person, params }) =>
    found(await restoreDocument(db, person.id, params.id), noSuchDocument),
  );
}
