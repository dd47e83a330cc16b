import { maxSearchLength } from "#contract/endpoint.ts";
import { maxAlbum } from "#features/gallery/contract.ts";
import { maxPage } from "#web/lib/api/pages.ts";
import type { TableSearch } from "#web/lib/table-search.ts";

export const pictureSorts = ["-date", "date", "title", "-size"] as const;
export type PictureSort = (typeof pictureSorts)[number];

/** What is shown: the filters, the order and the page of the gallery, and the opened picture. */
export type GalleryParams = {
  /** Undefined for all. */
  readonly album: string | undefined;
  readonly isMine: boolean;
  readonly q: string;
  readonly sort: PictureSort;
  readonly page: number;
  /** The id of the picture in the viewer. */
  readonly picture: string | undefined;
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Parses the address. Invalid parameters are ignored. */
export function readGalleryParams(search: TableSearch): GalleryParams {
  const text = (name: string) => String(search[name] ?? "");
  const page = Number(search["page"]);
  return {
    album: text("album").slice(0, maxAlbum) || undefined,
    isMine: search["owner"] === "me",
    q: text("q").slice(0, maxSearchLength),
    sort: pictureSorts.find((sort) => sort === text("sort")) ?? "-date",
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
    picture: uuid.test(text("picture")) ? text("picture") : undefined,
  };
}

/** Writes the address, without default values. */
export const writeGalleryParams = ({ album, isMine, q, sort, page, picture }: GalleryParams): TableSearch => ({
  ...(album !== undefined && { album }),
  ...(isMine && { owner: "me" }),
  ...(q !== "" && { q }),
  ...(sort !== "-date" && { sort }),
  ...(page > 1 && { page: String(page) }),
  ...(picture !== undefined && { picture }),
});

/** What the API filters and sorts by. */
export const toFilter = ({ album, isMine, q, sort }: GalleryParams) => ({
  album,
  ...(isMine && { owner: "me" as const }),
  ...(q.trim() !== "" && { q: q.trim() }),
  sort,
});
