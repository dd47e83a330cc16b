import { expect, test } from "vitest";

import type { GalleryPicture, PictureList } from "#features/gallery/contract.ts";
import { placeInList } from "#features/gallery/web/place-in-list.ts";

const [a, b, c] = ["a", "b", "c"].map((id) => ({ id }) as GalleryPicture);
const list = { data: [a, b, c], total: 51, albums: [] } as unknown as PictureList;

test("a picture of the first page has its place, its neighbours and the first one", () => {
  expect(placeInList(list, 1, "b")).toEqual({
    picture: b,
    position: 2,
    total: 51,
    first: "a",
    last: undefined,
    previous: a,
    next: c,
  });
});

test("one of the last page is counted from the beginning, and knows the last one", () => {
  expect(placeInList(list, 2, "c")).toMatchObject({ position: 51, first: undefined, last: "c", next: undefined });
});

test("a picture that is not on the page has no place", () => {
  expect(placeInList(list, 1, "x")).toBeUndefined();
  expect(placeInList(undefined, 1, "a")).toBeUndefined();
});
