import type { Hono } from "hono";

import { english } from "#contract/text/english.ts";
import * as contract from "#features/gallery/contract.ts";
import type { Db } from "#server/db/client.ts";
import {
  addPicture,
  changePicture,
  deletePictures,
  movePictures,
  restorePictures,
} from "#features/gallery/server/changes.ts";
import { galleryFilesRoutes } from "#features/gallery/server/files.ts";
import { listPictures, showPicture } from "#features/gallery/server/queries.ts";
import type { ContentStore } from "#server/lib/storage/content-store.ts";
import { AppError, found } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { refuseConflict } from "#server/lib/rows/row-versions.ts";

const noSuchPicture = english("Picture not found");

type GalleryOptions = { readonly db: Db; readonly contents: ContentStore | undefined };

export function galleryRoutes(app: Hono<AppEnv>, options: GalleryOptions) {
  const { db } = options;

  implement(app, contract.listPictures, ({ person, query }) => listPictures(db, person.id, query));

  implement(app, contract.getPicture, async ({ person, params, query }) =>
    found(await showPicture(db, person.id, params.id, query), noSuchPicture),
  );

  implement(app, contract.addPicture, async ({ person, body }) => {
    const picture = await addPicture(db, person.id, body);
    if (!picture) throw new AppError("conflict", "This ID belongs to another picture");
    return picture;
  });

  implement(app, contract.updatePicture, async ({ person, params, body: { version, ...change } }) =>
    refuseConflict(found(await changePicture(db, person.id, params.id, version, change), noSuchPicture)),
  );

  implement(app, contract.movePictures, async ({ person, body }) => {
    await movePictures(db, person.id, body.pictures);
    return {};
  });

  implement(app, contract.deletePictures, async ({ person, body }) => {
    await deletePictures(db, person.id, body.ids);
    return {};
  });

  implement(app, contract.restorePictures, async ({ person, body }) => {
    found((await restorePictures(db, person.id, body.ids)) || undefined, noSuchPicture);
    return {};
  });

  galleryFilesRoutes(app, options);
}
