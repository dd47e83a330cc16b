import {
  IconCircleCheck,
  IconCirclePlus,
  IconMessageCircle,
  type IconProps,
  IconSend,
  IconSparkles,
  IconWriting,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ComponentType } from "react";

import type { TimelineItem } from "#contract/profile.ts";
import styles from "#web/features/profile/timeline-list.module.css";
import { dateFormatter, formatTime } from "#web/lib/format.ts";
import { type Translate, useTranslation } from "#web/lib/i18n.ts";

const icons: Readonly<Record<TimelineItem["kind"], ComponentType<IconProps>>> = {
  post: IconWriting,
  comment: IconMessageCircle,
  "todo-added": IconCirclePlus,
  "todo-completed": IconCircleCheck,
  "message-sent": IconSend,
  joined: IconSparkles,
};

const wordsOf = (t: Translate): Readonly<Record<TimelineItem["kind"], string>> => ({
  post: t("You wrote a post"),
  comment: t("You commented on a post"),
  "todo-added": t("You added a todo"),
  "todo-completed": t("You completed a todo"),
  "message-sent": t("You sent a message"),
  joined: t("You joined"),
});

const dayOf = (iso: string) => new Date(iso).toDateString();

/** The activities on a line, grouped by day. */
export function TimelineList({ items, label }: { items: readonly TimelineItem[]; label: string }) {
  const { t } = useTranslation();
  const words = wordsOf(t);
  return (
    <ol className={styles.items} aria-label={label}>
      {items.map((item, index) => {
        const before = items[index - 1];
        const Icon = icons[item.kind];
        return (
          <li key={item.id} className={styles.item} data-kind={item.kind}>
            {(!before || dayOf(before.date) !== dayOf(item.date)) && (
              <p className={styles.day}>
                {dateFormatter({ weekday: "long", day: "numeric", month: "long", year: "numeric" }).format(
                  new Date(item.date),
                )}
              </p>
            )}
            <div className={styles.row}>
              <span className={styles.sign} aria-hidden>
                <Icon size={16} stroke={1.75} />
              </span>
              <div className={styles.words}>
                <span className={styles.kind}>{words[item.kind]}</span>
                <Link to={item.href} className={styles.link} dir="auto">
                  {item.text}
                </Link>
              </div>
              <time className={styles.time} dateTime={item.date}>
                <bdi>{formatTime(item.date)}</bdi>
              </time>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
