import { IconChevronDown } from "@tabler/icons-react";
import type { ComponentProps } from "react";

import styles from "#web/ui/form/lists/select.module.css";

/**
 * A native select for a few options, with the arrow of the app's other controls. Takes the attributes of a `select`,
 * but for the class, which is that of the box around it; `--select-height` there sets its height.
 */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className={[styles.box, className].filter(Boolean).join(" ")}>
      <select className={styles.select} {...rest} />
      <IconChevronDown className={styles.arrow} size={16} stroke={1.75} aria-hidden />
    </span>
  );
}
