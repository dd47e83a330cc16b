import { type QueryKey, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import {
  addPicture,
  deletePictures,
  galleryPage,
  type GalleryPicture,
  getPicture,
  listPictures,
  movePictures,
  type PictureFields,
  type PictureList,
  restorePictures,
  type ShownPicture,
  updatePicture,
} from "#features/gallery/contract.ts";
import { type GalleryParams, toFilter } from "#features/gallery/web/gallery-params.ts";
import { call } from "#web/lib/api/api-client.ts";
import { optimistic, type TypedKey } from "#web/lib/changes/optimistic.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

const galleryKey = topicKey("gallery");
const listsKey = topicKey("gallery", "list");

/** A page of the pictures that match the parameters, and all albums. */
export const picturesQuery = (params: GalleryParams) => {
  const query = { ...toFilter(params), page: String(params.page), size: String(galleryPage) };
  return queryOptions({
    queryKey: [...listsKey, query],
    queryFn: ({ signal }) => call(listPictures, { query }, { signal }),
  });
};

/** A picture with its neighbours in the list. */
export const pictureQuery = (id: string, params: GalleryParams) => {
  const query = toFilter(params);
  return queryOptions({
    queryKey: topicKey("gallery", "picture", id, query),
    queryFn: ({ signal }): Promise<ShownPicture> =>
      call(getPicture, { params: { id }, query }, { signal, handles: [404] }),
    retry: false,
  });
};

/** Every page of every list that is cached. */
const lists = { queryKey: listsKey as QueryKey as TypedKey<PictureList> };
const options = { invalidates: [galleryKey] };

/** A page without some pictures. */
const without = (list: PictureList, ids: readonly string[]): PictureList => {
  const data = list.data.filter(({ id }) => !ids.includes(id));
  return { ...list, data, total: list.total - (list.data.length - data.length) };
};

/** An album for each of some pictures. */
export type Move = { readonly id: string; readonly album: string };

const withAlbums = (list: PictureList, moves: readonly Move[]): PictureList => {
  const albumOf = new Map(moves.map(({ id, album }) => [id, album]));
  return { ...list, data: list.data.map((each) => ({ ...each, album: albumOf.get(each.id) ?? each.album })) };
};

/** The changes of pictures. Moving and deleting show at once. */
export function usePictureChanges() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: galleryKey });
  const add = useMutation({
    mutationFn: (body: Parameters<typeof call<typeof addPicture>>[1]["body"]) =>
      call(addPicture, { body }, { quiet: true }),
    onSettled,
  });
  const update = useMutation({
    mutationFn: ({ id, ...body }: Partial<PictureFields> & Pick<GalleryPicture, "id" | "version">) =>
      call(updatePicture, { params: { id }, body }, { handles: [409], fields: ["caption", "album"] }),
    onSettled,
  });
  const move = useMutation({
    mutationFn: (pictures: readonly Move[]) => call(movePictures, { body: { pictures: [...pictures] } }),
    ...optimistic(lists, withAlbums, options),
  });
  const remove = useMutation({
    mutationFn: (ids: readonly string[]) => call(deletePictures, { body: { ids: [...ids] } }),
    ...optimistic(lists, without, options),
  });
  const restore = useMutation({
    mutationFn: (ids: readonly string[]) => call(restorePictures, { body: { ids: [...ids] } }),
    onSettled,
  });
  return { add, update, move, remove, restore };
}
