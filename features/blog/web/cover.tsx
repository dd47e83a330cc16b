import { memo } from "react";

import { coverHeight, coverWidth, drawCover } from "#features/blog/web/cover-shapes.ts";
import styles from "#features/blog/web/cover.module.css";

type CoverProps = { id: string; className?: string | undefined };

/** The picture of a post, drawn from its id in the colours of the skin. Decorative. */
export const Cover = memo(function Cover({ id, className }: CoverProps) {
  const { ground, shapes } = drawCover(id);
  return (
    <svg
      className={[styles.cover, className].filter(Boolean).join(" ")}
      viewBox={`0 0 ${coverWidth} ${coverHeight}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <rect className={styles.ground} data-tone={ground} width={coverWidth} height={coverHeight} />
      {shapes.map(({ path, tone, opacity }) => (
        <path key={path} d={path} data-tone={tone} opacity={opacity} fillRule="evenodd" />
      ))}
    </svg>
  );
});
