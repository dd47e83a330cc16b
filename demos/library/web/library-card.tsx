import { IconFold } from "@tabler/icons-react";
import { Suspense, useEffect, useId } from "react";

import type { LibraryItem } from "#demos/library/contract.ts";
import styles from "#demos/library/web/library-card.module.css";
import type { LibraryTreeViewProps } from "#demos/library/web/library-tree-view.tsx";
import type { LibraryTree } from "#demos/library/web/use-library-tree.ts";
import { formatFileSize, formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { ResultsAnnouncement } from "#web/ui/display/status/results-announcement.tsx";
import { SearchBox } from "#web/ui/form/text/search-box.tsx";
import { TreeSkeleton } from "#web/ui/tree/tree-skeleton.tsx";

const TreeView = lazyPart(() =>
  import("#demos/library/web/library-tree-view.tsx").then((part) => part.LibraryTreeView),
);

/** About as many as a tree has at first. */
const skeletonRows = 16;

/** The search, the tree, and how much of it is checked. */
export function LibraryCard({ library, params, onSearch, ref, ...rest }: LibraryTreeViewProps) {
  const { t } = useTranslation();
  const { hits, isSearchReady, expandedIds, state } = library;
  const count = hits && t({ one: "{{count}} match", other: "{{count}} matches" }, { count: hits.total });
  const isLimited = hits !== undefined && hits.total > hits.hits.length;
  // Its code loads together with the first folders.
  useEffect(() => TreeView.preload(), []);
  const skeleton = <TreeSkeleton label={t("Loading")} rows={skeletonRows} />;
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <SearchBox
          className={styles.search}
          label={t("Search names")}
          dir="auto"
          value={params.q}
          onChange={onSearch}
        />
        <ResultsAnnouncement isReady={isSearchReady} parts={[{ of: params.q.trim(), text: count ?? "" }]} />
        <span className={styles.count}>
          {hits && (
            <bdi>
              {isLimited
                ? t(
                    { one: "{{count}} match, {{shown}} shown", other: "{{count}} matches, {{shown}} shown" },
                    { count: hits.total, shown: formatNumber(hits.hits.length) },
                  )
                : count}
            </bdi>
          )}
        </span>
        <IconButton
          label={t("Close all folders")}
          disabled={state !== "ready" || expandedIds.length === 0}
          onClick={library.collapseAll}
        >
          <IconFold size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      <div className={styles.body}>
        {state === "loading" && skeleton}
        {state === "failed" && (
          <EmptyState
            title={t("The library could not be loaded")}
            action={<Button onClick={library.retry}>{t("Try again")}</Button>}
          />
        )}
        {state === "ready" && (
          <Suspense fallback={skeleton}>
            <TreeView {...{ library, params, onSearch, ref, ...rest }} />
          </Suspense>
        )}
      </div>
      <CheckedFiles library={library} onClear={rest.actions.uncheckAll} />
    </Card>
  );
}

type CheckedFilesProps = { library: LibraryTree; onClear: (items: readonly LibraryItem[]) => void };

/** How many files are checked in the whole library, and their size. */
function CheckedFiles({ library, onClear }: CheckedFilesProps) {
  const { t } = useTranslation();
  const top = library.top ?? [];
  const id = useId();
  const sum = (key: "files" | "checkedFiles" | "checkedSize") => top.reduce((total, item) => total + item[key], 0);
  const checked = sum("checkedFiles");
  return (
    <div className={styles.foot} role="group" aria-labelledby={id}>
      <span className={styles.checked}>
        <bdi id={id}>
          {t(
            { one: "{{checked}} of {{count}} file checked", other: "{{checked}} of {{count}} files checked" },
            { checked: formatNumber(checked), count: sum("files") },
          )}
        </bdi>
        <bdi className={styles.size}>{formatFileSize(sum("checkedSize"))}</bdi>
      </span>
      <Button
        className={styles.clear}
        size="small"
        variant="subtle"
        disabled={checked === 0}
        onClick={() => onClear(top)}
      >
        {t("Uncheck all")}
      </Button>
    </div>
  );
}
