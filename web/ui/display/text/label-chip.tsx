import type { Label } from "#contract/text/label.ts";

import styles from "#web/ui/display/text/label-chip.module.css";

/** A label with its colour and name; in the colour-blind palette also with a shape. */
export function LabelChip({ name, color }: Label) {
  return (
    <span className={styles.chip} data-color={color}>
      <span className={styles.shape} aria-hidden />
      {name}
    </span>
  );
}
