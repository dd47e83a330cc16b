import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import { timelineGroups } from "#contract/timeline-groups.ts";
import { timelineCountsQuery } from "#web/screens/profile/queries.ts";
import styles from "#web/screens/profile/timeline/timeline-filter.module.css";
import { TimelineSign } from "#web/screens/profile/timeline/timeline-sign.tsx";
import { formatNumber } from "#web/lib/format/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";

/** The kinds of activity with their numbers. Each is a link, so that the chosen one is part of the URL. */
export function TimelineFilter() {
  const { t } = useTranslation();
  const { data: counts } = useQuery(timelineCountsQuery);
  const filters = [
    { only: undefined, title: t("All activity"), kind: "all" },
    ...timelineGroups.map(({ name, title, kinds }) => ({
      only: name,
      title: translateData(title),
      kind: kinds[0]?.kind ?? "",
    })),
  ];
  return (
    <Card as="div" className={`fading-ends ${styles.card}`}>
      <nav aria-label={t("Kinds of activity")}>
        <ul className={styles.kinds}>
          {filters.map(({ only, title, kind }) => (
            <li key={only ?? "all"}>
              <Link
                to="/timeline"
                search={{ only }}
                activeOptions={{ exact: true, includeSearch: true }}
                className={styles.kind}
                resetScroll={false}
              >
                <TimelineSign kind={kind} />
                <span className={styles.title}>{title}</span>
                {counts && <span className={styles.count}>{formatNumber(counts[only ?? "all"] ?? 0)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
