import { sql, type SqlBool } from "kysely";

import {
  galleryFilesPath,
  galleryPage,
  type GalleryPicture,
  type PictureList,
  type ShownPicture,
} from "#features/gallery/contract.ts";
import type { Db } from "#server/db/client.ts";
import { splitWords } from "#server/lib/text/search-words.ts";

/** The filters and the order of a list of pictures. */
type PictureFilter = {
  album?: string | undefined;
  owner?: "me" | undefined;
  q?: string | undefined;
  sort?: keyof typeof orders | undefined;
};

/** All pictures but deleted ones, which includes those whose upload was deleted. */
export const visiblePictures = (db: Db) =>
  db
    .selectFrom("galleryPictures")
    .innerJoin("users", "users.id", "galleryPictures.userId")
    .leftJoin("uploads", "uploads.id", "galleryPictures.uploadId")
    .where("galleryPictures.deletedAt", "is", null)
    .where("uploads.deletedAt", "is", null);

const selectPictures = (db: Db) =>
  visiblePictures(db).select([
    "galleryPictures.id",
    "galleryPictures.userId",
    "galleryPictures.album",
    "galleryPictures.caption",
    "galleryPictures.width",
    "galleryPictures.height",
    "galleryPictures.takenAt",
    "galleryPictures.file",
    "galleryPictures.previewWidth",
    "galleryPictures.version",
    "users.username",
    "users.name",
  ]);

type PictureRow = Awaited<ReturnType<ReturnType<typeof selectPictures>["execute"]>>[number];

/** Each ends with the id, so that pictures with the same value have one order. */
const orders = {
  date: sql`gallery_pictures.taken_at, gallery_pictures.id`,
  "-date": sql`gallery_pictures.taken_at desc, gallery_pictures.id desc`,
  title: sql`gallery_pictures.caption_key, gallery_pictures.id`,
  "-title": sql`gallery_pictures.caption_key desc, gallery_pictures.id desc`,
  size: sql`gallery_pictures.area, gallery_pictures.id`,
  "-size": sql`gallery_pictures.area desc, gallery_pictures.id desc`,
};

/** The conditions of owner and search. The album is apart, because all albums are counted. */
const matches = (personId: string, { owner, q = "" }: PictureFilter) =>
  sql<SqlBool>`(${sql.join(
    [
      sql`true`,
      ...(owner === "me" ? [sql`gallery_pictures.user_id = ${personId}`] : []),
      ...splitWords(q).map((word) => sql`gallery_pictures.search_text like search_pattern(${word})`),
    ],
    sql` and `,
  )})`;

const isIn = (album: string | undefined) =>
  album === undefined ? sql<SqlBool>`true` : sql<SqlBool>`gallery_pictures.album = ${album}`;

type ListQuery = PictureFilter & { page?: number | undefined; size?: number | undefined };

/** One page of the pictures, and all albums. */
export async function listPictures(
  db: Db,
  personId: string,
  { page = 1, size = galleryPage, ...filter }: ListQuery,
): Promise<PictureList> {
  const rows = await selectPictures(db)
    .where(matches(personId, filter))
    .where(isIn(filter.album))
    .orderBy(orders[filter.sort ?? "-date"])
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const counts = await visiblePictures(db)
    .select("galleryPictures.album as name")
    .select(sql<string>`count(*) filter (where ${matches(personId, filter)})`.as("count"))
    .groupBy("galleryPictures.album")
    .orderBy(sql`fold_text(gallery_pictures.album), gallery_pictures.album`)
    .execute();
  const albums = counts.map(({ name, count }) => ({ name, count: Number(count) }));
  const total = albums
    .filter(({ name }) => filter.album === undefined || name === filter.album)
    .reduce((sum, { count }) => sum + count, 0);
  return { data: rows.map((row) => toPicture(row, personId)), total, albums };
}

/** @returns undefined if the picture does not exist, or is deleted */
export async function findPicture(db: Db, personId: string, id: string) {
  const row = await selectPictures(db).where("galleryPictures.id", "=", id).executeTakeFirst();
  return row && toPicture(row, personId);
}

/** A picture with its place in a list. @returns undefined if it does not exist, or is deleted */
export async function showPicture(
  db: Db,
  personId: string,
  id: string,
  filter: PictureFilter,
): Promise<ShownPicture | undefined> {
  const picture = await findPicture(db, personId, id);
  if (!picture) return undefined;
  const list = sql`(
    order by ${orders[filter.sort ?? "-date"]} rows between unbounded preceding and unbounded following)`;
  const place = await db
    .selectFrom(
      visiblePictures(db)
        .where(matches(personId, filter))
        .where(isIn(filter.album))
        .select("galleryPictures.id")
        .select([
          sql<string>`row_number() over ${list}`.as("position"),
          sql<string>`count(*) over ${list}`.as("total"),
          sql<string>`first_value(gallery_pictures.id) over ${list}`.as("first"),
          sql<string>`last_value(gallery_pictures.id) over ${list}`.as("last"),
          sql<string | null>`lag(gallery_pictures.id) over ${list}`.as("previous"),
          sql<string | null>`lead(gallery_pictures.id) over ${list}`.as("next"),
        ])
        .as("listed"),
    )
    .selectAll()
    .where("listed.id", "=", id)
    .executeTakeFirst();
  if (!place) return { picture, position: 0, total: 0 };
  const { first, last, previous, next } = place;
  return {
    picture,
    position: Number(place.position),
    total: Number(place.total),
    first,
    last,
    previous: previous === null ? undefined : await findPicture(db, personId, previous),
    next: next === null ? undefined : await findPicture(db, personId, next),
  };
}

function toPicture(row: PictureRow, personId: string): GalleryPicture {
  const { id, userId, album, caption, width, height, takenAt, file, previewWidth, version, username, name } = row;
  const address = file ?? `api${galleryFilesPath}/${id}`;
  return {
    id,
    album,
    caption,
    width,
    height,
    takenAt: takenAt.toISOString(),
    owner: { username, name },
    isMine: userId === personId,
    address,
    ...(previewWidth !== null && { preview: { address: `${address}/preview`, width: previewWidth } }),
    version,
  };
}
