import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";

import type { LibraryItem } from "#demos/library/contract.ts";
import { LibraryCard } from "#demos/library/web/library-card.tsx";
import { LibraryDetails } from "#demos/library/web/library-details.tsx";
import { type LibraryParams, readLibraryParams, writeLibraryParams } from "#demos/library/web/library-params.ts";
import styles from "#demos/library/web/library-screen.module.css";
import { ancestorsOf } from "#demos/library/web/library-source.ts";
import { itemQuery } from "#demos/library/web/queries.ts";
import { useLibraryActions } from "#demos/library/web/use-library-actions.ts";
import { useLibraryTree } from "#demos/library/web/use-library-tree.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import type { TableSearch } from "#web/lib/table-search.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Keys } from "#web/ui/display/text/keys.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import type { TreePlace } from "#web/ui/tree/tree-source.ts";
import type { TreeHandle } from "#web/ui/tree/tree.tsx";

const MoveDialog = lazyPart(() => import("#demos/library/web/move-dialog.tsx").then((part) => part.MoveDialog), {
  failure: "dialog",
});
const RenameConflict = lazyPart(
  () => import("#demos/library/web/rename-conflict.tsx").then((part) => part.RenameConflict),
  { failure: "dialog" },
);

/** The office's document library as a tree, with the details of the chosen folder or file. */
export function LibraryScreen() {
  const { t } = useTranslation();
  const search: TableSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const params = readLibraryParams(search);
  const change = (part: Partial<LibraryParams>, replace = false) =>
    void navigate({
      to: "/ui/tree-view",
      search: writeLibraryParams({ ...params, ...part }) as never,
      replace,
      resetScroll: false,
    });

  const library = useLibraryTree(params.q);
  const { source, open } = library;
  const actions = useLibraryActions(source);
  const tree = useRef<TreeHandle>(null);
  const [moving, setMoving] = useState<LibraryItem>();

  const chosen = useQuery({ ...itemQuery(params.item ?? ""), enabled: params.item !== undefined });
  const isCurrent = chosen.data?.item.id === params.item;
  const item =
    params.item === undefined
      ? undefined
      : (source.find(params.item)?.item ?? (isCurrent ? chosen.data?.item : undefined));
  const path = isCurrent ? chosen.data?.path : undefined;

  // An item that is chosen elsewhere, such as in the address, is shown in the tree.
  const openPath = useEffectEvent(() => path && open(path.map(({ id }) => id)));
  const isPathKnown = path !== undefined;
  useEffect(() => {
    if (isPathKnown) openPath();
  }, [params.item, isPathKnown]);

  const startRenaming = ({ id }: LibraryItem) => {
    if (!source.find(id)) change({ q: "" }, true);
    open(path?.map((folder) => folder.id) ?? []);
    tree.current?.startRenaming(id);
  };
  const moveTo = (moved: LibraryItem, place: TreePlace) => {
    const name = (place.parent === null ? undefined : source.find(place.parent)?.name) ?? t("Library");
    void actions.move(moved, place, { name, path: ancestorsOf(source, place.parent) });
  };

  return (
    <Screen
      title={t("Tree view")}
      description={t("The office's document library. A folder's content is loaded when you open it.")}
    >
      <div className={styles.columns}>
        <LibraryCard
          ref={tree}
          library={library}
          params={params}
          onSearch={(q) => change({ q }, true)}
          onSelect={(id) => change({ item: id }, true)}
          onMove={moveTo}
          actions={actions}
        />
        <div className={styles.side}>
          <LibraryDetails
            library={library}
            item={item}
            path={path}
            isMissing={params.item !== undefined && item === undefined && chosen.isError}
            onChoose={(id) => change({ item: id }, true)}
            onMove={setMoving}
            onRename={startRenaming}
          />
          <KeysCard />
        </div>
      </div>
      <Suspense>
        {moving && (
          <MoveDialog
            item={moving}
            onMove={(target) => {
              open(target.path);
              void actions.move(moving, { parent: target.path[0] ?? null, before: null }, target);
              setMoving(undefined);
            }}
            onClose={() => setMoving(undefined)}
          />
        )}
        {actions.asked && <RenameConflict asked={actions.asked} />}
      </Suspense>
    </Screen>
  );
}

/** The keys of the tree. Not shown on touch screens. */
function KeysCard() {
  const { t } = useTranslation();
  const opening = isPageRightToLeft() ? ["←", "→"] : ["→", "←"];
  const rows: readonly (readonly [keys: readonly string[], text: string])[] = [
    [["↑", "↓"], t("Move through the tree")],
    [opening, t("Open and close a folder")],
    [["A–Z"], t("Jump to a name")],
    [["*"], t("Open all folders beside it")],
    [["Space"], t("Check or uncheck")],
    [["Enter"], t("Show the details")],
    [["F2"], t("Rename")],
    [["Ctrl", "Shift", "D"], t("Move with the arrow keys")],
  ];
  return (
    <Card className={styles.card} aria-label={t("Keyboard")}>
      <h2 className={styles.title}>{t("Keyboard")}</h2>
      <dl className={styles.list}>
        {rows.map(([keys, text]) => (
          <div key={text} className={styles.row}>
            <dt className={styles.keys}>
              <Keys keys={keys} />
            </dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
