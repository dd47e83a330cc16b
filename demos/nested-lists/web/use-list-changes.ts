import { initialLists, type ListContent, type NestedItem, type NestedListKey } from "#demos/nested-lists/contract.ts";
import { applyChange, inverseOf, type ListChange, type ListPlace } from "#demos/nested-lists/web/list-change.ts";
import { useChangeLists } from "#demos/nested-lists/web/queries.ts";
import { notify } from "#web/lib/alerts.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useConflict } from "#web/lib/changes/use-conflict.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { randomId } from "#web/lib/random-id.ts";
import { findInLists } from "#web/ui/nested-list/nested-item.ts";

/** Short, because it is shown. */
const newId = () => randomId().slice(0, 8);

/** What a person does with the lists. Each change can be undone. */
export function useListChanges(content: ListContent) {
  const { t } = useTranslation();
  const { asked, choose } = useConflict<{ name: string }>();
  const { mutateAsync } = useChangeLists(choose);

  /** Resolves to whether the change was saved. */
  const save = async (change: ListChange) => {
    const outcome = await mutateAsync(change);
    if (outcome === "gone") notify({ tone: "warning", title: t("The lists were changed elsewhere. Try again.") });
    return outcome === "saved";
  };
  /** @param key see `offerUndo` */
  const make = (change: ListChange, title: string, text: string, key: string) => {
    const inverse = inverseOf(content, change);
    if (!inverse || !applyChange(content, change)) {
      notify({ tone: "warning", title: t("A list has at most 200 items") });
      return;
    }
    offerUndo({ title, text, key: `nested-lists ${key}`, saved: save(change), undo: () => save(inverse) });
  };

  return {
    asked,
    move: (id: string, place: ListPlace) =>
      make({ kind: "move", id, place }, t("Item moved"), findInLists(content, id)?.name ?? "", id),
    /** Adds an item at the end of a parent, or of the list. */
    add: (list: NestedListKey, parent: string | null, name: string) => {
      const item: NestedItem = { id: newId(), name };
      make({ kind: "add", item, place: { list, parent, before: null } }, t("Item added"), name, "add");
    },
    /** @param item as it was when editing began */
    rename: ({ id, name: from }: NestedItem, name: string) =>
      make({ kind: "rename", id, from, name }, t("Item renamed"), name, id),
    remove: ({ id, name }: NestedItem) => make({ kind: "delete", id }, t("Item deleted"), name, id),
    reset: () => make({ kind: "replace", content: initialLists }, t("Lists reset"), t("Nested lists"), "reset"),
  };
}

export type ListChanges = ReturnType<typeof useListChanges>;
