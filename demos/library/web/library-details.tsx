import { IconFolderSymlink, IconPencil } from "@tabler/icons-react";

import type { LibraryFolder, LibraryItem } from "#demos/library/contract.ts";
import { KindIcon, useKindNames } from "#demos/library/web/kind-icon.tsx";
import styles from "#demos/library/web/library-details.module.css";
import type { LibraryTree } from "#demos/library/web/use-library-tree.ts";
import { formatDateTime, formatFileSize, formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { ValueList } from "#web/ui/display/value-list.tsx";

type LibraryDetailsProps = {
  library: LibraryTree;
  /** The chosen item; undefined without one, and while it is loading. */
  item: LibraryItem | undefined;
  /** The folders that it is in; undefined while they are unknown. */
  path: readonly LibraryFolder[] | undefined;
  /** The item in the address does not exist. */
  isMissing: boolean;
  onChoose: (id: string | undefined) => void;
  onMove: (item: LibraryItem) => void;
  onRename: (item: LibraryItem) => void;
};

/** The details of the chosen item, or of the whole library. */
export function LibraryDetails({ library, item, path, isMissing, onChoose, onMove, onRename }: LibraryDetailsProps) {
  const { t } = useTranslation();
  if (!item) return <Overview items={library.top ?? []} isMissing={isMissing} />;
  return (
    <Card className={styles.card} data-chosen aria-label={t("Details")}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <KindIcon kind={item.kind} size={24} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <bdi>{item.name}</bdi>
          </h2>
          <Path path={path} onChoose={onChoose} />
        </div>
      </div>
      <div className={styles.facts}>
        <Facts item={item} />
      </div>
      <div className={styles.actions}>
        <Button onClick={() => onMove(item)}>
          <IconFolderSymlink size={20} stroke={1.75} aria-hidden />
          {t("Move to…")}
        </Button>
        <Button onClick={() => onRename(item)}>
          <IconPencil size={20} stroke={1.75} aria-hidden />
          {t("Rename")}
        </Button>
      </div>
    </Card>
  );
}

function Facts({ item }: { item: LibraryItem }) {
  const { t } = useTranslation();
  const kinds = useKindNames();
  const isFolder = item.kind === "folder";
  const checked = t("{{count}} of {{total}}", {
    count: formatNumber(item.checkedFiles),
    total: formatNumber(item.files),
  });
  return (
    <ValueList
      items={[
        { label: t("Kind"), value: kinds[item.kind] },
        ...(isFolder ? [{ label: t("Files"), value: formatNumber(item.files) }] : []),
        { label: t("Size"), value: formatFileSize(item.size) },
        { label: t("Modified"), value: formatDateTime(item.modifiedAt) },
        ...(isFolder
          ? [
              { label: t("Checked files"), value: checked },
              { label: t("Checked size"), value: formatFileSize(item.checkedSize) },
            ]
          : [{ label: t("Checked"), value: item.checkedFiles > 0 ? t("Yes") : t("No") }]),
      ]}
    />
  );
}

type PathProps = { path: readonly LibraryFolder[] | undefined; onChoose: (id: string | undefined) => void };

/** The folders around the item, each of which can be chosen. */
function Path({ path, onChoose }: PathProps) {
  const { t } = useTranslation();
  return (
    <ol className={styles.path} aria-label={t("Path")}>
      <li>
        <button type="button" className={styles.link} onClick={() => onChoose(undefined)}>
          {t("Library")}
        </button>
      </li>
      {path?.map(({ id, name }) => (
        <li key={id}>
          <button type="button" className={styles.link} dir="auto" onClick={() => onChoose(id)}>
            {name}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** What is in the library, while nothing is chosen. */
function Overview({ items, isMissing }: { items: readonly LibraryItem[]; isMissing: boolean }) {
  const { t } = useTranslation();
  const sum = (key: "files" | "size") => items.reduce((total, item) => total + item[key], 0);
  return (
    <Card className={styles.card} aria-label={t("Details")}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <KindIcon kind="folder" size={24} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>{t("Library")}</h2>
          <p className={styles.hint}>
            {isMissing
              ? t("The chosen file or folder no longer exists. Choose another one.")
              : t("Choose a folder or a file to see its details.")}
          </p>
        </div>
      </div>
      <ValueList
        items={[
          { label: t("Files"), value: formatNumber(sum("files")) },
          { label: t("Size"), value: formatFileSize(sum("size")) },
        ]}
      />
    </Card>
  );
}
