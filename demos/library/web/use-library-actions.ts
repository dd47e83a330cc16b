import { useQueryClient } from "@tanstack/react-query";

import { getLibraryItem, type LibraryItem } from "#demos/library/contract.ts";
import { ancestorsOf, type LibraryNode } from "#demos/library/web/library-source.ts";
import { branchQuery, useLibraryChanges } from "#demos/library/web/queries.ts";
import { readRow, saveChange } from "#web/lib/changes/save-change.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useConflict } from "#web/lib/changes/use-conflict.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { TreePlace, TreeSource } from "#web/ui/tree/tree-source.ts";

type Name = { readonly name: string };

/** A folder to move to: its name, and the ids of it and the folders that it is in. */
export type MoveTarget = { readonly name: string; readonly path: readonly string[] };

const toSeen = ({ name, version }: LibraryItem) => ({ fields: { name }, version });

/** What a person does with items. Each change can be undone. */
export function useLibraryActions(source: TreeSource<LibraryNode>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { rename, move, check, checkFiles } = useLibraryChanges();
  const { asked, choose } = useConflict<Name>();

  const writeName = (item: LibraryItem, name: string, onSaved: (stored: LibraryItem) => void = () => {}) =>
    saveChange<Name>({
      base: toSeen(item),
      change: { name },
      send: async (part, version) => onSaved(await rename.mutateAsync({ id: item.id, name, ...part, version })),
      read: () => readRow(getLibraryItem, item.id, (row) => toSeen(row.item)),
      choose,
    });

  const offerUndoOfCheck = (
    title: string,
    item: LibraryItem | undefined,
    saved: Promise<{ changed: readonly string[] }>,
    isChecked: boolean,
  ) =>
    offerUndo({
      title,
      ...(item && { text: item.name }),
      // A single file is as quickly checked again.
      isQuiet: item !== undefined && item.kind !== "folder",
      saved,
      undo: async () => {
        const { changed } = await saved;
        if (changed.length > 0) await checkFiles.mutateAsync({ ids: changed, isChecked: !isChecked });
      },
    });

  const uncheckedTitle = (count: number) =>
    t({ one: "{{count}} file unchecked", other: "{{count}} files unchecked" }, { count });

  return {
    asked,

    check(item: LibraryItem, isChecked: boolean) {
      const ancestors = new Set(ancestorsOf(source, item.parent));
      const saved = check.mutateAsync({ item, isChecked, ancestors, below: new Set(loadedBelow(source, item.id)) });
      const title = isChecked
        ? t(
            { one: "{{count}} file checked", other: "{{count}} files checked" },
            { count: item.files - item.checkedFiles },
          )
        : uncheckedTitle(item.checkedFiles);
      offerUndoOfCheck(title, item, saved, isChecked);
    },

    /** @param items those at the top */
    uncheckAll(items: readonly LibraryItem[]) {
      const count = items.reduce((sum, { checkedFiles }) => sum + checkedFiles, 0);
      const saved = checkFiles.mutateAsync({ ids: items.map(({ id }) => id), isChecked: false });
      offerUndoOfCheck(uncheckedTitle(count), undefined, saved, false);
    },

    /** @returns after the change is shown, or the former place could not be loaded */
    async move(item: LibraryItem, place: TreePlace, target: MoveTarget) {
      // Undo needs the former place, which a search does not show.
      const former = await client.ensureQueryData(branchQuery(item.parent)).catch(() => undefined);
      if (!former) return;
      const next = former.items[former.items.findIndex(({ id }) => id === item.id) + 1];
      const from = new Set(ancestorsOf(source, item.parent));
      const to = new Set(target.path);
      const saved = move.mutateAsync({ item, place, from, to });
      offerUndo({
        title: t("Moved to {{folder}}", { folder: target.name }),
        text: item.name,
        saved,
        undo: async () => {
          const stored = await saved;
          const back = { parent: item.parent, before: next?.id ?? null };
          return move.mutateAsync({ item: stored, place: back, from: to, to: from });
        },
      });
    },

    async rename(item: LibraryItem, name: string) {
      let stored = item;
      const choice = await writeName(item, name, (answer) => {
        stored = answer;
      }).catch(() => "later");
      if (choice !== "mine") return;
      offerUndo({
        title: t("Renamed to {{name}}", { name }),
        text: item.name,
        key: `library ${item.id}`,
        undo: async () => (await writeName(stored, item.name)) === "mine",
      });
    },
  };
}

export type LibraryActions = ReturnType<typeof useLibraryActions>;

/** The ids of the loaded items below an item. */
const loadedBelow = (source: TreeSource<LibraryNode>, id: string): string[] =>
  source.childrenOf(id).flatMap((child) => [child, ...loadedBelow(source, child)]);
