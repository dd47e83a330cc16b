import type { ReactNode } from "react";

import styles from "#web/ui/display/chip.module.css";

type ChipProps = { id?: string; children: ReactNode };

/** A short mark beside a name, such as “Current”. */
export const Chip = ({ id, children }: ChipProps) => (
  <span id={id} className={styles.chip}>
    {children}
  </span>
);
