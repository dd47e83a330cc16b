import {
  IconCircleCheck,
  IconCirclePlus,
  IconHistory,
  IconMessageCircle,
  IconPencil,
  type IconProps,
  IconSend,
  IconSparkles,
} from "@tabler/icons-react";
import type { ComponentType } from "react";

import { kindOf } from "#web/screens/profile/timeline/timeline-kinds.ts";
import styles from "#web/screens/profile/timeline/timeline-sign.module.css";

/** The icons that the kinds of activities name. */
const icons: Readonly<Record<string, ComponentType<IconProps>>> = {
  add: IconCirclePlus,
  comment: IconMessageCircle,
  complete: IconCircleCheck,
  join: IconSparkles,
  send: IconSend,
  write: IconPencil,
};

/** The icon and the colour of a kind of activity, or of all kinds. */
export function TimelineSign({ kind }: { kind: string }) {
  const { icon, color } = kindOf(kind);
  const Icon = icons[icon] ?? IconHistory;
  return (
    <span className={styles.sign} data-color={kind === "all" ? "none" : color} aria-hidden>
      <Icon size={18} stroke={1.75} />
    </span>
  );
}
