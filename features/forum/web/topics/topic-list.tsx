import type { ReactNode } from "react";

import type { TopicRow as Topic } from "#features/forum/contract.ts";
import styles from "#features/forum/web/topics/topic-list.module.css";
import { TopicRow } from "#features/forum/web/topics/topic-row.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

type TopicListProps = {
  /** Translated. */
  label: string;
  /** A result of `useQuery`. */
  request: {
    readonly data: { readonly data: readonly Topic[] } | undefined;
    readonly isError: boolean;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  /** The number of topics for which there is room, so that nothing moves when they arrive. */
  room: number;
  empty: ReactNode;
  /** The section need not be shown, as all topics are of one. */
  hasSection?: boolean;
};

/** Topics in rows, and what is shown instead of them. */
export function TopicList({ label, request, room, empty, hasSection = true }: TopicListProps) {
  const { t } = useTranslation();
  const { data, isError, isPlaceholderData, refetch } = request;
  if (!data && isError)
    return (
      <EmptyState
        title={t("Topics could not be loaded")}
        action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
      />
    );
  if (!data)
    return (
      <div role="status" aria-label={t("Loading")}>
        {Array.from({ length: room }, (_, place) => (
          <div key={place} className={styles.place} />
        ))}
      </div>
    );
  if (data.data.length === 0) return empty;
  return (
    <Stack as="ul" gap="none" className={styles.list} aria-label={label} aria-busy={isPlaceholderData}>
      {data.data.map((topic) => (
        <TopicRow key={topic.id} topic={topic} hasSection={hasSection} />
      ))}
    </Stack>
  );
}
