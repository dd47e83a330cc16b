import { IconPlus } from "@tabler/icons-react";
import { useId } from "react";

import { maxLevels, type NestedItem, type NestedListKey } from "#demos/nested-lists/contract.ts";
import { ItemMenu } from "#demos/nested-lists/web/item-menu.tsx";
import { NameField } from "#demos/nested-lists/web/name-field.tsx";
import styles from "#demos/nested-lists/web/nested-lists.module.css";
import type { ListChanges } from "#demos/nested-lists/web/use-list-changes.ts";
import type { Editing } from "#demos/nested-lists/web/use-editing.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import type { NamedList } from "#web/ui/nested-list/drag-state.ts";
import { countItems } from "#web/ui/nested-list/nested-item.ts";
import { NestedList } from "#web/ui/nested-list/nested-list.tsx";
import { toRows } from "#web/ui/nested-list/rows.ts";
import type { NestedDrag } from "#web/ui/nested-list/use-nested-drag.ts";

type ListCardProps = {
  list: NamedList<NestedListKey>;
  drag: NestedDrag<NestedListKey>;
  changes: ListChanges;
  editing: Editing;
  onToggle: (id: string) => void;
};

/** One of the lists, with the button that adds an item. */
export function ListCard({ list: { key, label, items }, drag, changes, editing, onToggle }: ListCardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { renamed } = editing;
  const depths = new Map(toRows(items).map((row) => [row.id, row.depth]));

  const remove = (item: NestedItem) => {
    const neighbour = neighbourOf(items, drag.collapsed, item.id);
    if (neighbour !== undefined) drag.keepFocusAt(neighbour);
    changes.remove(item);
  };
  return (
    <Card className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {label}
        </h2>
        <bdi className={styles.status}>
          {t({ one: "{{count}} item", other: "{{count}} items" }, { count: countItems(items) })}
        </bdi>
      </header>
      <NestedList
        drag={drag}
        list={key}
        empty={t("No items yet. Add one, or drag one into this list.")}
        onToggle={onToggle}
        foot={
          <Button variant="subtle" size="small" className={styles.add} onClick={() => editing.add(key, null)}>
            <IconPlus size={16} stroke={1.75} aria-hidden />
            {t("Add item")}
            <span className="visually-hidden">: {label}</span>
          </Button>
        }
        renderName={({ id }) =>
          renamed?.id === id ? (
            <NameField
              label={t("Name of the item")}
              name={renamed.name}
              onSave={(name) => changes.rename(renamed, name)}
              onClose={editing.close}
            />
          ) : undefined
        }
        renderTools={(item) => (
          <ItemMenu
            item={item}
            drag={drag}
            onAdd={(depths.get(item.id) ?? 0) < maxLevels - 1 ? () => editing.add(key, item.id) : undefined}
            onRename={() => editing.rename(item)}
            onDelete={() => remove(item)}
          />
        )}
        renderEnd={(parent) =>
          editing.isAdding(key, parent) && (
            <li className={styles.newItem}>
              <NameField
                label={t("Name of new item")}
                isRepeated
                onSave={(name) => changes.add(key, parent, name)}
                onClose={editing.close}
              />
            </li>
          )
        }
      />
    </Card>
  );
}

/** The visible item after a deleted one and those inside it, or before it. */
function neighbourOf(items: readonly NestedItem[], collapsed: ReadonlySet<string>, id: string) {
  const at = toRows(items, { collapsed }).findIndex((row) => row.id === id);
  const others = toRows(items, { collapsed, without: id });
  return (others[at] ?? others[at - 1])?.id;
}
