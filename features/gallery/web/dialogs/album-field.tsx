import { type ComponentProps, useId } from "react";

import { maxAlbum } from "#features/gallery/contract.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { TextField } from "#web/ui/form/text/text-field.tsx";

type AlbumFieldProps = Omit<ComponentProps<typeof TextField>, "label" | "list"> & {
  /** The names of the known albums, which are suggested. */
  albums: readonly string[];
};

/** The name of an album: one of the known ones, or a new one. */
export function AlbumField({ albums, ...rest }: AlbumFieldProps) {
  const { t } = useTranslation();
  const list = useId();
  return (
    <>
      <TextField
        label={t("Album")}
        description={t("Choose an album, or enter the name of a new one.")}
        required
        dir="auto"
        autoComplete="off"
        maxLength={maxAlbum}
        list={list}
        {...rest}
      />
      <datalist id={list}>
        {albums.map((album) => (
          <option key={album} value={album}>
            {album}
          </option>
        ))}
      </datalist>
    </>
  );
}
