import { useQuery } from "@tanstack/react-query";

import type { ListContent } from "#demos/nested-lists/contract.ts";
import { BoardActions } from "#demos/nested-lists/web/board-actions.tsx";
import { ListsBoard } from "#demos/nested-lists/web/lists-board.tsx";
import styles from "#demos/nested-lists/web/nested-lists.module.css";
import { listsQuery } from "#demos/nested-lists/web/queries.ts";
import { useCollapsed } from "#demos/nested-lists/web/use-collapsed.ts";
import { useListChanges } from "#demos/nested-lists/web/use-list-changes.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Skeleton } from "#web/ui/display/status/skeleton.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

/** Until the lists have loaded. */
const noItems: ListContent = { navigation: [], onboarding: [] };

/** Two nested lists that are put in order by dragging, and what is stored of them. */
export function NestedListsScreen() {
  const { t } = useTranslation();
  const { data: lists, isError, refetch } = useQuery(listsQuery);
  const content = lists ?? noItems;
  const changes = useListChanges(content);
  const folding = useCollapsed([...content.navigation, ...content.onboarding]);
  return (
    <Screen
      title={t("Nested lists")}
      description={t("Drag items by their handles: up, down, into other items, or into the other list.")}
      actions={<BoardActions content={lists} folding={folding} onReset={changes.reset} />}
    >
      {!lists && !isError && <BoardSkeleton />}
      {!lists && isError && (
        <Card className={styles.failure}>
          <EmptyState
            title={t("The lists could not be loaded")}
            action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
          />
        </Card>
      )}
      {lists && (
        <NextFrame fallback={<BoardSkeleton />}>
          <ListsBoard content={lists} changes={changes} folding={folding} />
        </NextFrame>
      )}
    </Screen>
  );
}

/** As high as the initial lists. */
function BoardSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.container}>
      <div className={styles.board}>
        {[1, 2, 3].map((place) => (
          <Card key={place} as="div" className={place === 3 ? styles.json : styles.card} data-loading>
            <Skeleton label={t("Loading")} lines={12} />
          </Card>
        ))}
      </div>
    </div>
  );
}
