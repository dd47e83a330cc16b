import { IconArrowDownRight, IconArrowUpRight, IconMinus } from "@tabler/icons-react";
import type { ReactNode } from "react";

import styles from "#features/dashboard/web/change-mark.module.css";

const tones = { "1": ["up", IconArrowUpRight], "-1": ["down", IconArrowDownRight], "0": ["same", IconMinus] } as const;

/** A text about a relative change, in an element, marked by colour and arrow. The text has the sign. */
export function ChangeMark({ change, children }: { change: number; children: ReactNode }) {
  const [tone, Icon] = tones[String(Math.sign(change)) as keyof typeof tones];
  return (
    <span className={styles.change} data-tone={tone}>
      <Icon size={16} stroke={2} aria-hidden />
      {children}
    </span>
  );
}
