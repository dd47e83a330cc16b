import { IconFolderOff } from "@tabler/icons-react";
import type { RefObject } from "react";

import { type LibraryItem, maxItemName } from "#demos/library/contract.ts";
import { KindIcon } from "#demos/library/web/kind-icon.tsx";
import type { LibraryParams } from "#demos/library/web/library-params.ts";
import type { LibraryActions } from "#demos/library/web/use-library-actions.ts";
import type { LibraryTree } from "#demos/library/web/use-library-tree.ts";
import { formatFileSize } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Marked } from "#web/ui/display/text/marked.tsx";
import type { TreePlace } from "#web/ui/tree/tree-source.ts";
import { Tree, type TreeHandle } from "#web/ui/tree/tree.tsx";

export type LibraryTreeViewProps = {
  library: LibraryTree;
  params: LibraryParams;
  actions: LibraryActions;
  onSearch: (q: string) => void;
  onSelect: (id: string) => void;
  onMove: (item: LibraryItem, place: TreePlace) => void;
  ref: RefObject<TreeHandle | null>;
};

/** The tree of the library, or of what a search has found. */
export function LibraryTreeView({ library, params, actions, onSearch, onSelect, onMove, ref }: LibraryTreeViewProps) {
  const { t } = useTranslation();
  const { source, hits } = library;
  if (source.childrenOf(null).length === 0) {
    const icon = <IconFolderOff size={32} stroke={1.5} />;
    if (!hits) return <EmptyState icon={icon} title={t("The library is empty")} />;
    const action = <Button onClick={() => onSearch("")}>{t("Show all folders")}</Button>;
    return <EmptyState icon={icon} title={t("No matching files or folders")} action={action} />;
  }
  const withItem = (id: string, run: (item: LibraryItem) => void) => {
    const node = source.find(id);
    if (node) run(node.item);
  };
  return (
    <Tree
      ref={ref}
      label={t("Folders and files")}
      rootName={t("Library")}
      source={source}
      expandedIds={library.expandedIds}
      onExpandedChange={library.onExpandedChange}
      selectedId={params.item}
      onSelect={onSelect}
      onCheck={(id, isChecked) => withItem(id, (item) => actions.check(item, isChecked))}
      // Results of a search are not all items of their folder, so there is no place between them.
      onMove={hits ? undefined : (id, place) => withItem(id, (item) => onMove(item, place))}
      onRename={(id, name) => withItem(id, (item) => void actions.rename(item, name))}
      onRetry={library.retryBranch}
      icon={({ item }, isOpen) => <KindIcon kind={item.kind} isOpen={isOpen} />}
      name={({ name }) => <Marked text={name} q={hits ? params.q : ""} />}
      end={({ item }) => item.files > 0 && formatFileSize(item.size)}
      maxName={maxItemName}
    />
  );
}
