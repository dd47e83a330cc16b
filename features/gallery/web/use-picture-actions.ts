import { type GalleryPicture, getPicture, type PictureFields } from "#features/gallery/contract.ts";
import { usePictureChanges } from "#features/gallery/web/queries.ts";
import { pickChanges, readRow, saveChange } from "#web/lib/changes/save-change.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useConflict } from "#web/lib/changes/use-conflict.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

type Pictures = readonly GalleryPicture[];

const idsOf = (pictures: Pictures) => pictures.map(({ id }) => id);
const toSeen = ({ caption, album, version }: GalleryPicture) => ({ fields: { caption, album }, version });

/** What a person does with their own pictures. Each change can be undone. */
export function usePictureActions() {
  const { t } = useTranslation();
  const { update, move, remove, restore } = usePictureChanges();
  const { asked, choose } = useConflict<PictureFields>();

  /** The only picture, or how many there are. */
  const nameOf = (pictures: Pictures) =>
    pictures.length === 1
      ? (pictures[0]?.caption ?? "")
      : t({ one: "{{count}} picture", other: "{{count}} pictures" }, { count: pictures.length });

  /** @param onSaved called with the picture that the server has stored */
  const write = (
    picture: GalleryPicture,
    change: Partial<PictureFields>,
    onSaved: (stored: GalleryPicture) => void = () => {},
  ) =>
    saveChange<PictureFields>({
      base: toSeen(picture),
      change,
      send: async (part, version) => onSaved(await update.mutateAsync({ ...part, id: picture.id, version })),
      read: () => readRow(getPicture, picture.id, (row) => toSeen(row.picture)),
      choose,
    });

  return {
    asked,
    remove: (pictures: Pictures) => {
      const ids = idsOf(pictures);
      const saved = remove.mutateAsync(ids);
      offerUndo({
        title: t({ one: "{{count}} picture deleted", other: "{{count}} pictures deleted" }, { count: ids.length }),
        ...(pictures.length === 1 && { text: nameOf(pictures) }),
        saved,
        undo: () => restore.mutateAsync(ids),
      });
    },
    move: (pictures: Pictures, album: string) => {
      const moved = pictures.filter((picture) => picture.album !== album);
      if (moved.length === 0) return;
      offerUndo({
        title: t("Moved to {{album}}", { album }),
        text: nameOf(moved),
        saved: move.mutateAsync(moved.map(({ id }) => ({ id, album }))),
        undo: () => move.mutateAsync(moved.map((picture) => ({ id: picture.id, album: picture.album }))),
      });
    },
    /** Resolves to whether the form can close; otherwise it keeps its input. */
    edit: async (picture: GalleryPicture, fields: PictureFields) => {
      const { fields: former } = toSeen(picture);
      const change = pickChanges(former, fields);
      if (Object.keys(change).length === 0) return true;
      let stored = picture;
      const choice = await write(picture, change, (answer) => {
        stored = answer;
      });
      if (choice === "mine") {
        offerUndo({
          title: t("Picture changed"),
          text: fields.caption,
          key: `picture ${picture.id}`,
          undo: async () => (await write(stored, pickChanges(fields, former))) === "mine",
        });
      }
      return choice !== "later";
    },
  };
}

export type PictureActions = ReturnType<typeof usePictureActions>;
