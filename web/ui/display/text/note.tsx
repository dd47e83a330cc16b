import { type Icon, IconAlertCircle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";

import styles from "#web/ui/display/text/note.module.css";

const icons = { info: IconInfoCircle, success: IconCircleCheck, danger: IconAlertCircle } as const;

type NoteProps = {
  tone?: "info" | "success" | "danger";
  /** Replaces the icon of the tone. */
  icon?: Icon;
  /** Announces a note that appears as the result of an action. */
  role?: "alert" | "status";
  children: ReactNode;
};

/** A paragraph on a coloured surface, for what concerns the whole form or section. */
export function Note({ tone = "info", icon: NoteIcon = icons[tone], role, children }: NoteProps) {
  return (
    <p className={styles.note} data-tone={tone} role={role}>
      <NoteIcon size={20} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
