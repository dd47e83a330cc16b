import type { Label } from "#contract/inbox.ts";

import styles from "#web/ui/display/label-chip.module.css";

/** A label by its colour and its name; where colours are told apart with difficulty, by a shape as well. */
export function LabelChip({ name, color }: Label) {
  return (
    <span className={styles.chip} data-color={color}>
      <span className={styles.shape} aria-hidden />
      {name}
    </span>
  );
}
