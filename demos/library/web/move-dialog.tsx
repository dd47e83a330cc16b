import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { foldText } from "#contract/text/fold-text.ts";
import type { LibraryFolder, LibraryItem } from "#demos/library/contract.ts";
import { sourceOfFolders, targetOf } from "#demos/library/web/folder-tree.ts";
import { KindIcon } from "#demos/library/web/kind-icon.tsx";
import styles from "#demos/library/web/move-dialog.module.css";
import { foldersQuery } from "#demos/library/web/queries.ts";
import type { MoveTarget } from "#demos/library/web/use-library-actions.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { SearchBox } from "#web/ui/form/text/search-box.tsx";
import { Tree } from "#web/ui/tree/tree.tsx";
import { TreeSkeleton } from "#web/ui/tree/tree-skeleton.tsx";

type MoveDialogProps = {
  item: LibraryItem;
  onMove: (target: MoveTarget) => void;
  onClose: () => void;
};

/** Asks for the folder to move an item to: without dragging, and on touch screens. */
export function MoveDialog({ item, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(foldersQuery);
  return (
    <Dialog title={t("Move {{name}}", { name: item.name })} shape="wide" onClose={onClose}>
      {data && <FolderChoice item={item} folders={data.folders} onMove={onMove} onClose={onClose} />}
      {!data && !isError && <TreeSkeleton label={t("Loading")} rows={10} />}
      {!data && isError && (
        <EmptyState
          title={t("The folders could not be loaded")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
    </Dialog>
  );
}

type FolderChoiceProps = MoveDialogProps & { folders: readonly LibraryFolder[] };

function FolderChoice({ item, folders, onMove, onClose }: FolderChoiceProps) {
  const { t } = useTranslation();
  const [q, setQ] = useState("");
  const rootName = t("Library");
  const sought = foldText(q.trim());
  const source = sourceOfFolders(folders, {
    rootName,
    movedId: item.id,
    matches: (name) => foldText(name).includes(sought),
  });
  const [opened, setOpened] = useState<readonly string[]>(() => source.pathOf(item.parent));
  const [chosen, setChosen] = useState<string>();
  const target = targetOf(source, chosen);
  const isSame = target !== undefined && (target.path[0] ?? null) === item.parent;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (target && !isSame) onMove(target);
      }}
    >
      <SearchBox label={t("Search folders")} dir="auto" value={q} onChange={setQ} />
      <div className={styles.folders}>
        {source.isEmpty ? (
          <EmptyState title={t("No matching folders")} />
        ) : (
          <Tree
            label={t("Folders")}
            rootName={rootName}
            source={source}
            expandedIds={sought === "" ? opened : source.branchIds}
            onExpandedChange={(ids) => sought === "" && setOpened(ids)}
            selectedId={chosen}
            onSelect={setChosen}
            icon={(_, isOpen) => <KindIcon kind="folder" isOpen={isOpen} />}
            isInPage={false}
          />
        )}
      </div>
      <div className={styles.actions}>
        <p className={styles.hint} role="status">
          {isSame && t("It is already in this folder")}
        </p>
        <Button variant="subtle" onClick={onClose}>
          {t("Cancel")}
        </Button>
        <Button type="submit" variant="primary" disabled={!target || isSame}>
          {t("Move")}
        </Button>
      </div>
    </form>
  );
}
