import type { TimelineItem } from "#contract/account/profile.ts";
import styles from "#web/screens/profile/profile-screen.module.css";
import { TimelineList } from "#web/screens/profile/timeline/timeline-list.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";

type TimelinePartProps = {
  items: readonly TimelineItem[];
  /** The level of the days' headings. */
  heading: "h2" | "h3";
  /** The expected number of items, to reserve their room while loading. */
  expected: number;
  /** The state of `timelineQuery`. */
  state: { isPending: boolean; isError: boolean; refetch: () => unknown };
};

/** In pixels: the approximate height of an item, including its share of the day headings. */
const itemHeight = 76;

/** The timeline, or its loading or error state. */
export function TimelinePart({ items, heading, expected, state: { isPending, isError, refetch } }: TimelinePartProps) {
  const { t } = useTranslation();
  return (
    <>
      {isPending && (
        <div
          className={styles.loading}
          style={{ blockSize: expected * itemHeight }}
          role="status"
          aria-label={t("Loading")}
        />
      )}
      {isError && items.length === 0 && (
        <EmptyState
          title={t("The timeline could not be loaded")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {!isPending && !isError && items.length === 0 && <EmptyState title={t("No activity of this kind yet")} />}
      <TimelineList items={items} heading={heading} />
    </>
  );
}
