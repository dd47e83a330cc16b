import { galleryPage, type PictureList, type ShownPicture } from "#features/gallery/contract.ts";

/**
 * The place of a picture in the list, as far as a page of the list tells: shown until the server has answered.
 *
 * @returns undefined if the page does not have the picture
 */
export function placeInList(list: PictureList | undefined, page: number, id: string): ShownPicture | undefined {
  const index = list?.data.findIndex((picture) => picture.id === id) ?? -1;
  const picture = list?.data[index];
  if (!list || !picture) return undefined;
  return {
    picture,
    position: (page - 1) * galleryPage + index + 1,
    total: list.total,
    first: page === 1 ? list.data[0]?.id : undefined,
    last: page * galleryPage >= list.total ? list.data.at(-1)?.id : undefined,
    previous: list.data[index - 1],
    next: list.data[index + 1],
  };
}
