import { createElement } from "react";

import styles from "#demos/icons/web/sets/drawn-icon.module.css";
import type { DrawnIcon } from "#demos/icons/web/icon-set.ts";

/**
 * Draws an icon in the colour of the text, or a box of its size while it is loading. Beside its name, it says nothing more
 * to a screen reader.
 */
export function drawIcon({ drawing, size }: Pick<DrawnIcon, "drawing" | "size">) {
  if (!drawing) return <span className={styles.place} style={{ inlineSize: size, blockSize: size }} />;
  return (
    <svg className={styles.icon} viewBox={drawing.box} width={size} height={size} fill="currentColor" aria-hidden>
      {drawing.shapes.map((shape, index) =>
        typeof shape === "string" ? (
          // oxlint-disable-next-line react/no-array-index-key -- the shapes of a drawing never change
          <path key={index} d={shape} />
        ) : (
          createElement(shape.tag, { key: index, ...shape.attributes })
        ),
      )}
    </svg>
  );
}
