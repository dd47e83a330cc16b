import { IconFiles } from "@tabler/icons-react";

import type { StoredUpload, UploadList } from "#contract/uploads.ts";
import { pageSize, useDeleteUpload } from "#demos/dropzone/web/queries.ts";
import { StoredFile } from "#demos/dropzone/web/stored-file.tsx";
import styles from "#demos/dropzone/web/stored-files.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Pagination } from "#web/ui/display/pagination.tsx";

type StoredFilesProps = {
  /** Undefined while it is loading, and if it could not be loaded. */
  list: UploadList | undefined;
  page: number;
  hasFailed: boolean;
  onRetry: () => void;
  onPage: (page: number) => void;
};

/** The stored files, newest first. */
export function StoredFiles({ list, page, hasFailed, onRetry, onPage }: StoredFilesProps) {
  const { t } = useTranslation();
  const remove = useDeleteUpload();
  return (
    <Card className={styles.card} aria-label={t("Stored files")}>
      <h2 className={styles.title}>{t("Stored files")}</h2>
      <div className={styles.body}>
        {hasFailed && (
          <EmptyState
            title={t("Files could not be loaded")}
            action={<Button onClick={onRetry}>{t("Try again")}</Button>}
          />
        )}
        {!list && !hasFailed && <div role="status" aria-label={t("Loading")} />}
        {list?.total === 0 && (
          <EmptyState
            icon={<IconFiles size={32} stroke={1.5} />}
            title={t("No files yet")}
            text={t("Files that you upload appear here.")}
          />
        )}
        {list && list.total > 0 && <Rows files={list.data} onDelete={remove} />}
      </div>
      {list && list.total > pageSize && <Pagination page={page} size={pageSize} total={list.total} onChange={onPage} />}
    </Card>
  );
}

type RowsProps = { files: readonly StoredUpload[]; onDelete: (upload: StoredUpload) => void };

function Rows({ files, onDelete }: RowsProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.files} aria-label={t("Stored files")}>
      {files.map((file) => (
        <StoredFile key={file.id} file={file} onDelete={() => onDelete(file)} />
      ))}
    </ul>
  );
}
