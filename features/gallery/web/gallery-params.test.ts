import { expect, test } from "vitest";

import {
  type GalleryParams,
  readGalleryParams,
  toFilter,
  writeGalleryParams,
} from "#features/gallery/web/gallery-params.ts";

const initial: GalleryParams = { album: undefined, isMine: false, q: "", sort: "-date", page: 1, picture: undefined };
const id = "3f2c9a4e-0000-4000-8000-000000000000";

test.each([
  [{}, initial],
  [
    { album: "Sky", owner: "me", q: "sea", sort: "title", page: "3", picture: id },
    { album: "Sky", isMine: true, q: "sea", sort: "title", page: 3, picture: id },
  ],
  [{ album: "", owner: "all", sort: "colour", page: "0", picture: "1" }, initial],
  [
    { page: "1.5", q: 7 },
    { ...initial, q: "7" },
  ],
  [{ page: "9999999" }, initial],
])("%j is read, and invalid parameters are ignored", (search, params) => {
  expect(readGalleryParams(search)).toEqual(params);
});

test("the address holds only what differs from the defaults, and is read back", () => {
  expect(writeGalleryParams(initial)).toEqual({});
  const params: GalleryParams = { album: "Sky", isMine: true, q: "a b", sort: "-size", page: 2, picture: id };
  expect(readGalleryParams(writeGalleryParams(params))).toEqual(params);
});

test("the API gets the search without the spaces around it, and no empty filters", () => {
  expect(toFilter({ ...initial, q: "  " })).toEqual({ album: undefined, sort: "-date" });
  expect(toFilter({ ...initial, q: " sea ", isMine: true })).toMatchObject({ q: "sea", owner: "me" });
});
