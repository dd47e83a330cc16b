import * as contract from "#features/documents/contract.ts";
import { documentsRoutes } from "#features/documents/server/routes.ts";
import { documentSearch } from "#features/documents/server/search.ts";
import { seedDocuments } from "#features/documents/server/seed.ts";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  search: documentSearch,
  routes: documentsRoutes,
  seed: { tables: ["documents"], run: seedDocuments },
  ownedRows: { "documents.user_id": "content" },
  contentTopic: "documents",
} satisfies ServerFeature;
