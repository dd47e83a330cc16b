import {
  IconCircleCheck,
  IconCirclePlus,
  IconHistory,
  IconMessageCircle,
  type IconProps,
  IconSend,
  IconSparkles,
  IconWriting,
} from "@tabler/icons-react";
import type { ComponentType } from "react";

import type { TimelineItem } from "#contract/profile.ts";
import styles from "#web/screens/profile/timeline-sign.module.css";

type Kind = TimelineItem["kind"] | "all";

const icons: Readonly<Record<Kind, ComponentType<IconProps>>> = {
  all: IconHistory,
  post: IconWriting,
  comment: IconMessageCircle,
  "todo-added": IconCirclePlus,
  "todo-completed": IconCircleCheck,
  "message-sent": IconSend,
  joined: IconSparkles,
};

/** The icon and the colour of a kind of activity. */
export function TimelineSign({ kind }: { kind: Kind }) {
  const Icon = icons[kind];
  return (
    <span className={styles.sign} data-kind={kind} aria-hidden>
      <Icon size={18} stroke={1.75} />
    </span>
  );
}
