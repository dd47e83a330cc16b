import { Link } from "@tanstack/react-router";
import type { CSSProperties } from "react";

import type { GalleryPicture } from "#features/gallery/contract.ts";
import { type GalleryParams, writeGalleryParams } from "#features/gallery/web/gallery-params.ts";
import styles from "#features/gallery/web/picture-grid.module.css";
import { formatDateShort } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Checkbox } from "#web/ui/form/choices/checkbox.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** The height of a row in pixels, before it grows to fill the width: for the browser's choice of a source. */
const rowHeight = 260;

type PictureTileProps = {
  picture: GalleryPicture;
  params: GalleryParams;
  isSelected: boolean;
  isStale: boolean;
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
};

/** A picture in the grid: a link to the viewer, with its caption below. */
export function PictureTile({ picture, params, isSelected, isStale, onSelect }: PictureTileProps) {
  const { t } = useTranslation();
  const { id, caption, album, width, height, takenAt, address, preview } = picture;
  const sources = preview && {
    src: preview.address,
    srcSet: `${preview.address} ${preview.width}w, ${address} ${width}w`,
    sizes: `${Math.round((rowHeight * width) / height)}px`,
  };
  return (
    <Stack
      as="li"
      gap="small"
      className={styles.tile}
      style={{ "--ratio": ratioOf(picture) } as CSSProperties}
      data-selected={isSelected || undefined}
    >
      <Link
        to="/gallery"
        search={writeGalleryParams({ ...params, picture: id }) as never}
        className={styles.link}
        data-picture={id}
        resetScroll={false}
      >
        <img
          className={styles.picture}
          src={address}
          {...sources}
          alt={caption}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </Link>
      <span className={styles.select}>
        <Checkbox
          label={t("Select {{subject}}", { subject: caption })}
          isChecked={isSelected}
          isDisabled={isStale}
          onChange={(isNow, isRange) => onSelect(id, isNow, isRange)}
        />
      </span>
      {/* The caption is the name of the link already. */}
      <Stack as="span" gap="none" className={styles.words}>
        <span className={`truncate ${styles.caption}`} dir="auto" title={caption} aria-hidden>
          {caption}
        </span>
        <span className={styles.details}>
          <bdi className="truncate">{album}</bdi>
          <time className={styles.date} dateTime={takenAt}>
            <bdi>{formatDateShort(takenAt)}</bdi>
          </time>
        </span>
      </Stack>
    </Stack>
  );
}

/** The share of a row. Extreme panoramas and columns are shown in a box that is less extreme. */
const ratioOf = ({ width, height }: GalleryPicture) => Math.min(3, Math.max(0.5, width / height));
