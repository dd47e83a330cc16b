import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import type { TimelineItem } from "#contract/profile.ts";
import { type TimelineFilter as Filter, timelineFilters } from "#contract/timeline-filters.ts";
import { timelineCountsQuery } from "#web/screens/profile/queries.ts";
import styles from "#web/screens/profile/timeline-filter.module.css";
import { TimelineSign } from "#web/screens/profile/timeline-sign.tsx";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";

const signs: Readonly<Record<Filter, TimelineItem["kind"]>> = {
  posts: "post",
  comments: "comment",
  todos: "todo-completed",
  messages: "message-sent",
};

/** The kinds of activity with their numbers. Each is a link, so that the chosen one is part of the URL. */
export function TimelineFilter() {
  const { t } = useTranslation();
  const { data: counts } = useQuery(timelineCountsQuery);
  const titles = {
    posts: t("Posts"),
    comments: t("Comments"),
    todos: t("Todos"),
    messages: t("Messages"),
  } satisfies Record<Filter, string>;
  return (
    <Card as="div" className={styles.card}>
      <nav aria-label={t("Kinds of activity")}>
        <ul className={styles.kinds}>
          {[undefined, ...timelineFilters].map((only) => (
            <li key={only ?? "all"}>
              <Link
                to="/timeline"
                search={{ only }}
                activeOptions={{ exact: true, includeSearch: true }}
                className={styles.kind}
                resetScroll={false}
              >
                <TimelineSign kind={only ? signs[only] : "all"} />
                <span className={styles.title}>{only ? titles[only] : t("All activity")}</span>
                {counts && <span className={styles.count}>{formatNumber(counts[only ?? "all"])}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
