// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { Generated, Int8, Json, Timestamp } from "#server/db/tables.gen.ts";

export interface GalleryPictures {
  album: string;
  area: Generated<Int8>;
  caption: string;
  captionKey: Generated<string>;
  deletedAt: Timestamp | null;
  fieldVersions: Generated<Json>;
  file: string | null;
  height: number;
  id: string;
  preview: Buffer | null;
  previewWidth: number | null;
  searchText: Generated<string>;
  takenAt: Generated<Timestamp>;
  uploadId: string | null;
  userId: string;
  version: Generated<number>;
  width: number;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    galleryPictures: GalleryPictures;
  }
}
