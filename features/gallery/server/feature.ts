import * as contract from "#features/gallery/contract.ts";
import { galleryRoutes } from "#features/gallery/server/routes.ts";
import { seedGallery } from "#features/gallery/server/seed.ts";
import { sql } from "kysely";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  routes: galleryRoutes,
  seed: { tables: ["galleryPictures"], run: seedGallery },
  sharedRows: { gallery_pictures: sql`deleted_at is null` },
  ownedRows: { "gallery_pictures.user_id": "content" },
  contentTopic: "gallery",
} satisfies ServerFeature;
