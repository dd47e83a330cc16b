import { useRef } from "react";

import { english } from "#contract/text/english.ts";
import { plainName } from "#contract/text/plain-name.ts";
import { pictureTypes, type StoredUpload } from "#contract/uploads.ts";
import { captionOf } from "#features/gallery/web/dialogs/caption-of.ts";
import { preparePicture } from "#features/gallery/web/dialogs/prepare-picture.ts";
import { usePictureChanges } from "#features/gallery/web/queries.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { randomId } from "#web/lib/random-id.ts";
import { uploadFile } from "#web/lib/uploads/upload-file.ts";
import { useUploads } from "#web/lib/uploads/use-uploads.ts";

/** The pictures that the gallery takes, as the attribute of a file field. */
export const acceptedPictures = pictureTypes.join(",");

/** The uploads of the gallery: each file is stored, and then shown as a picture in the album that it was added to. */
export function usePictureUploads() {
  const { t } = useTranslation();
  const { add, remove } = usePictureChanges();
  const albums = useRef(new WeakMap<File, string>());
  /** Files that are stored, and the ids of their pictures: a retry must not store them again. */
  const stored = useRef(new WeakMap<File, { readonly id: string; readonly upload: StoredUpload }>());

  const { add: addFiles, ...uploads } = useUploads({
    upload: async (file, options) => {
      const prepared = await preparePicture(file).catch(() => {
        throw new Error(english("The picture cannot be read. Choose another one."));
      });
      const known = stored.current.get(file) ?? { id: randomId(), upload: await uploadFile(file, options) };
      stored.current.set(file, known);
      const picture = await add.mutateAsync({
        id: known.id,
        upload: known.upload.id,
        album: albums.current.get(file) ?? "",
        caption: captionOf(plainName(file.name)),
        ...(file.lastModified > 0 && { takenAt: new Date(file.lastModified).toISOString() }),
        ...prepared,
      });
      // The new picture can be seen, and adding several would show an alert for each.
      offerUndo({
        title: t("Picture added"),
        text: picture.caption,
        isQuiet: true,
        undo: () => remove.mutateAsync([picture.id]),
      });
      return known.upload;
    },
  });

  return {
    ...uploads,
    add: (files: readonly File[], album: string) => {
      for (const file of files) albums.current.set(file, album);
      addFiles(files, { accept: acceptedPictures });
    },
  };
}
