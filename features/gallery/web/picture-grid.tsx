import type { CSSProperties } from "react";

import type { GalleryPicture } from "#features/gallery/contract.ts";
import type { GalleryParams } from "#features/gallery/web/gallery-params.ts";
import styles from "#features/gallery/web/picture-grid.module.css";
import { PictureTile } from "#features/gallery/web/picture-tile.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

type PictureGridProps = {
  pictures: readonly GalleryPicture[];
  params: GalleryParams;
  selectedIds: ReadonlySet<string>;
  /** The pictures are those of the page before, and cannot be selected. */
  isStale: boolean;
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
};

/**
 * Pictures in rows of equal height that fill the width. Each picture's share of its row is its ratio of width to
 * height, so that the browser alone can lay out the rows, before any picture is loaded.
 */
export function PictureGrid({ pictures, params, selectedIds, isStale, onSelect }: PictureGridProps) {
  const { t } = useTranslation();
  return (
    <Row
      as="ul"
      gap="compact"
      lineGap="medium"
      align="stretch"
      className={styles.grid}
      aria-label={t("Pictures")}
      aria-busy={isStale}
      data-selecting={selectedIds.size > 0 || undefined}
    >
      {pictures.map((picture) => (
        <PictureTile
          key={picture.id}
          picture={picture}
          params={params}
          isSelected={selectedIds.has(picture.id)}
          isStale={isStale}
          onSelect={onSelect}
        />
      ))}
    </Row>
  );
}

/** The ratios of the boxes that stand for pictures: three rows of an album. */
const ratios = [1.5, 0.67, 1.78, 1, 1.33, 2.33, 1.5, 0.8, 1.5, 0.67, 1.78, 1, 1.33, 1.5];

/** The grid while its pictures are loading. */
export function GridSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("Loading")}>
      <Row gap="compact" lineGap="medium" align="stretch" className={styles.grid} aria-hidden>
        {ratios.map((ratio, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the boxes never change
          <Stack key={place} gap="small" className={styles.tile} style={{ "--ratio": ratio } as CSSProperties}>
            <div className={styles.box} />
            <Stack gap="none" className={styles.words} />
          </Stack>
        ))}
      </Row>
    </div>
  );
}
