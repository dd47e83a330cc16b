import { Suspense, useState } from "react";

import { type ListContent, maxLevels, type NestedListKey } from "#demos/nested-lists/contract.ts";
import { JsonCard } from "#demos/nested-lists/web/json-card.tsx";
import { ListCard } from "#demos/nested-lists/web/list-card.tsx";
import styles from "#demos/nested-lists/web/nested-lists.module.css";
import type { Folding } from "#demos/nested-lists/web/use-collapsed.ts";
import { useEditing } from "#demos/nested-lists/web/use-editing.ts";
import type { ListChanges } from "#demos/nested-lists/web/use-list-changes.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import type { NamedList } from "#web/ui/nested-list/drag-state.ts";
import { NestedDragArea } from "#web/ui/nested-list/nested-drag-area.tsx";
import { useNestedDrag } from "#web/ui/nested-list/use-nested-drag.ts";

const ConflictDialog = lazyPart(() => import("#web/ui/dialog/conflict-dialog.tsx").then((part) => part.ConflictDialog));

type ListsBoardProps = { content: ListContent; changes: ListChanges; folding: Folding };

/** The lists, between which items can be dragged, and their JSON. */
export function ListsBoard({ content, changes, folding }: ListsBoardProps) {
  const { t } = useTranslation();
  const { asked } = changes;
  const editing = useEditing();
  const [changedId, setChangedId] = useState<string>();
  const lists: readonly NamedList<NestedListKey>[] = [
    { key: "navigation", label: t("Navigation of the customer portal"), items: content.navigation },
    { key: "onboarding", label: t("Onboarding checklist"), items: content.onboarding },
  ];
  const drag = useNestedDrag<NestedListKey>({
    lists,
    collapsed: folding.collapsed,
    maxLevels,
    onMove: (id, place) => {
      changes.move(id, place);
      setChangedId(id);
      // Otherwise the item would disappear.
      if (place.parent !== null) folding.expand(place.parent);
    },
  });
  return (
    <div className={styles.container}>
      <NestedDragArea drag={drag}>
        <div className={styles.board}>
          {lists.map((list) => (
            <ListCard
              key={list.key}
              list={list}
              drag={drag}
              changes={changes}
              editing={{
                ...editing,
                add: (key, parent) => {
                  if (parent !== null) folding.expand(parent);
                  editing.add(key, parent);
                },
              }}
              onToggle={folding.toggle}
            />
          ))}
          <JsonCard content={content} changedId={changedId} />
        </div>
      </NestedDragArea>
      {asked && (
        <Suspense>
          <ConflictDialog
            title={t("This item was renamed elsewhere")}
            rows={[{ label: t("Name"), mine: asked.mine.name ?? "", theirs: asked.theirs?.name ?? "" }]}
            onChoose={asked.onChoose}
          />
        </Suspense>
      )}
    </div>
  );
}
