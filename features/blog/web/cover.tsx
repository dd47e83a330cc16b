import { memo } from "react";

import { coverHeight, coverWidth, drawCover } from "#features/blog/web/cover-shapes.ts";
import styles from "#features/blog/web/cover.module.css";

type CoverProps = { id: string; className?: string | undefined };

/**
 * The picture of a post, drawn from its id in the colours of the skin. Decorative. Frames of 2:1, 3:1 and 4:3 cut no shape of
 * its grid: those are 6 by 3, 6 by 2 and 4 by 3 of its tiles.
 */
export const Cover = memo(function Cover({ id, className }: CoverProps) {
  const { ground, shapes } = drawCover(id);
  return (
    <svg
      className={[styles.cover, className].filter(Boolean).join(" ")}
      viewBox={`0 0 ${coverWidth} ${coverHeight}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
    >
      <rect className={styles.ground} data-tone={ground} width={coverWidth} height={coverHeight} />
      {shapes.map(({ path, tone, opacity }) => (
        <path key={path} d={path} data-tone={tone} opacity={opacity} fillRule="evenodd" />
      ))}
    </svg>
  );
});
