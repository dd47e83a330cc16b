import type { TimelineItem } from "#contract/profile.ts";
import styles from "#web/features/profile/profile-screen.module.css";
import { TimelineList } from "#web/features/profile/timeline-list.tsx";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/empty-state.tsx";

type TimelinePartProps = {
  items: readonly TimelineItem[];
  /** Translated; what the list is called. */
  label: string;
  /** How many items are expected: the list takes their room while it is loading. */
  expected: number;
  /** How it stands with the query of `timelineQuery`. */
  state: { isPending: boolean; isError: boolean; refetch: () => unknown };
};

/** About as high as an item is, with its share of the headings of the days, in pixels. */
const itemHeight = 76;

/** What was done, or that it is being loaded, or could not be. */
export function TimelinePart({ items, label, expected, state: { isPending, isError, refetch } }: TimelinePartProps) {
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
          title={t("The timeline could not be loaded.")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {items.length > 0 && <TimelineList items={items} label={label} />}
    </>
  );
}
