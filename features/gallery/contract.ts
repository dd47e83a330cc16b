import { z } from "zod/mini";

import { english } from "#contract/text/english.ts";
import {
  AnsweredVersion,
  Done,
  endpoint,
  Ids,
  oneLine,
  pageOf,
  pageQuery,
  searchText,
  several,
  sortQuery,
  Timestamp,
  versionedChanges,
} from "#contract/endpoint.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    gallery: true;
  }
}

export const maxCaption = 200;
export const maxAlbum = 60;
/** In pixels, of each side. */
const maxPictureSide = 30_000;
/** In bytes: a small version of a picture for lists. */
export const maxPreviewBytes = 300_000;

/** Pictures per page, unless a request names another number. */
export const galleryPage = 48;

/** The path below which the content of pictures is served: `/gallery/{id}`, and `/gallery/{id}/preview`. */
export const galleryFilesPath = "/gallery";

const line = (max: number, missing: string) =>
  z
    .string({ error: missing })
    .check(z.trim(), z.minLength(1, { error: missing }), z.maxLength(max, { error: "The text is too long" }), oneLine);

const Caption = line(maxCaption, english("Enter a caption"));
const Album = line(maxAlbum, english("Enter an album name"));
const Side = z.int().check(z.gte(1), z.lte(maxPictureSide));

const GalleryPicture = z.object({
  id: z.uuid(),
  album: z.string(),
  /** Also its alternative text. */
  caption: z.string(),
  /** In pixels. */
  width: z.int(),
  height: z.int(),
  takenAt: z.iso.datetime(),
  owner: z.object({ username: z.string(), name: z.string() }),
  /** True for the person's own, which they may change and delete. */
  isMine: z.boolean(),
  /** The address of the picture, relative to the page. */
  address: z.string(),
  /** A smaller version, and its width in pixels. Absent if there is none. */
  preview: z.optional(z.object({ address: z.string(), width: z.int() })),
  version: AnsweredVersion,
});
export type GalleryPicture = z.infer<typeof GalleryPicture>;

const GalleryAlbum = z.object({ name: z.string(), count: z.int() });
export type GalleryAlbum = z.infer<typeof GalleryAlbum>;

const PictureList = z.extend(pageOf(GalleryPicture), {
  /** All albums by name, each with the number of its pictures that match the other filters. */
  albums: z.array(GalleryAlbum),
});
export type PictureList = z.infer<typeof PictureList>;

/** The filters and the order of a list of pictures. `mine` are the user's own. */
const filter = {
  album: z.optional(z.string().check(z.maxLength(maxAlbum))),
  owner: z.optional(z.literal("me")),
  q: z.optional(searchText),
  sort: sortQuery("date", "title", "size"),
};

const params = z.object({ id: z.uuid() });

export const listPictures = endpoint({
  method: "GET",
  path: "/gallery.json",
  summary: "A page of pictures, newest first; `q` searches the captions, and `owner=me` finds the person's own",
  readsFrom: "replica",
  query: z.object({ ...pageQuery, ...filter }),
  response: PictureList,
});

const ShownPicture = z.object({
  picture: GalleryPicture,
  /** Its place in the list, from 1; 0 if the list does not contain it. */
  position: z.int(),
  total: z.int(),
  /** The ids of the ends of the list; absent if it is empty. */
  first: z.optional(z.uuid()),
  last: z.optional(z.uuid()),
  /** Its neighbours in the list. */
  previous: z.optional(GalleryPicture),
  next: z.optional(GalleryPicture),
});
export type ShownPicture = z.infer<typeof ShownPicture>;

export const getPicture = endpoint({
  method: "GET",
  path: "/gallery.json/{id}",
  summary: "One picture, with its place and its neighbours in a list that is filtered and sorted as given",
  params,
  query: z.object(filter),
  response: ShownPicture,
});

export const addPicture = endpoint({
  method: "POST",
  path: "/gallery.json",
  summary: "Show an uploaded picture to everyone. Idempotent for the same id",
  body: z.object({
    /** Chosen by the client, so that adding is idempotent. */
    id: z.uuid(),
    /** One of the person's uploads that is a PNG, JPEG, GIF or WebP. */
    upload: z.uuid(),
    album: Album,
    caption: Caption,
    width: Side,
    height: Side,
    /** Now, if it is not known. */
    takenAt: z.optional(Timestamp),
    /** A smaller version for lists in Base64, and its width in pixels. */
    preview: z.optional(
      z.object({
        content: z.string().check(z.maxLength(Math.ceil(maxPreviewBytes / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
        width: Side,
      }),
    ),
  }),
  response: GalleryPicture,
});

/** The fields of a picture that its owner can change. */
const PictureFields = z.object({ caption: Caption, album: Album });
export type PictureFields = z.infer<typeof PictureFields>;

export const updatePicture = endpoint({
  method: "PATCH",
  path: "/gallery.json/{id}",
  summary: "Change one's own picture. Fields that have changed since the given version are a conflict",
  params,
  body: versionedChanges(PictureFields),
  response: GalleryPicture,
});

export const movePictures = endpoint({
  method: "PATCH",
  path: "/gallery.json",
  summary: "Move one's own pictures to albums. Others, and unknown ids, are ignored",
  body: z.object({ pictures: several(z.object({ id: z.uuid(), album: Album })) }),
  response: Done,
});

export const deletePictures = endpoint({
  method: "DELETE",
  path: "/gallery.json",
  summary: "Delete one's own pictures with their uploads. They can be restored for a day; unknown ids are ignored",
  body: Ids,
  response: Done,
});

export const restorePictures = endpoint({
  method: "POST",
  path: "/gallery.json/restore",
  summary: "Restore one's own deleted pictures",
  body: Ids,
  response: Done,
});
