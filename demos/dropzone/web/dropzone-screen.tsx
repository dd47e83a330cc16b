import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";

import { maxStoredBytes, maxUploadBytes } from "#contract/uploads.ts";
import styles from "#demos/dropzone/web/dropzone-screen.module.css";
import {
  type DropzoneParams,
  fileKindIds,
  fileKinds,
  readDropzoneParams,
  writeDropzoneParams,
} from "#demos/dropzone/web/dropzone-params.ts";
import { pageSize, uploadsQuery, useRefreshUploads } from "#demos/dropzone/web/queries.ts";
import { StorageCard } from "#demos/dropzone/web/storage-card.tsx";
import { StoredFiles } from "#demos/dropzone/web/stored-files.tsx";
import { formatFileSize } from "#web/lib/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { isolateText } from "#web/lib/isolate-text.ts";
import { isBeyondLast, lastPage } from "#web/lib/pages.ts";
import type { TableSearch } from "#web/lib/table-search.ts";
import { useUploads } from "#web/lib/uploads/use-uploads.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Choice } from "#web/ui/form/choice.tsx";
import { FileDrop } from "#web/ui/form/file-drop.tsx";
import { UploadItems } from "#web/ui/form/upload-items.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { useKnownPage } from "#web/ui/screen/use-known-page.ts";

/** Uploads files, and lists those that the user has stored. */
export function DropzoneScreen() {
  const { t } = useTranslation();
  const search: TableSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const params = readDropzoneParams(search);
  const change = (part: Partial<DropzoneParams>, replace = false) =>
    void navigate({ to: ".", search: writeDropzoneParams({ ...params, ...part }) as never, replace });

  const request = useQuery(uploadsQuery(params.page));
  const { data } = request;
  const known = data && !isBeyondLast(data) ? data : undefined;
  useKnownPage(params.page, data && lastPage(data.total, pageSize), (page) => change({ page }, true));
  const refresh = useRefreshUploads();
  const [latest, setLatest] = useState("");
  // A stored file leaves the queue once it is among the stored files.
  const { queue, add, ...actions } = useUploads({
    onStored: async ({ name }) => {
      setLatest(name);
      await refresh();
    },
  });
  const receive = (files: readonly File[]) => {
    // New files are first.
    if (params.page > 1) change({ page: 1 }, true);
    add(files, { accept, freeBytes });
  };
  const { accept, types } = fileKinds[params.kind];
  const freeBytes = data?.usedBytes === undefined ? undefined : Math.max(maxStoredBytes - data.usedBytes, 0);

  return (
    <Screen
      title={t("Drop zone")}
      description={t("Upload files and download them again. Others see only the pictures that you add to the gallery.")}
      actions={
        <Choice
          label={t("Accept")}
          value={params.kind}
          options={fileKindIds.map((kind) => ({ value: kind, label: translateData(fileKinds[kind].label) }))}
          onChange={(kind) => change({ kind })}
        />
      }
    >
      <div className={styles.top}>
        <Card className={styles.drop}>
          <FileDrop
            label={t("Drop zone")}
            accept={accept}
            hint={t("{{types}}, up to {{max}} each", {
              types: translateData(types),
              max: formatFileSize(maxUploadBytes),
            })}
            onFiles={receive}
          />
          <p role="status" className="visually-hidden">
            {latest !== "" && <span>{t("Uploaded: {{name}}", { name: isolateText(latest) })}</span>}
          </p>
          {queue.length > 0 && (
            <UploadItems
              label={t("Uploads")}
              queue={queue}
              actions={actions}
              accepted={translateData(types)}
              freeBytes={freeBytes}
            />
          )}
        </Card>
        <StorageCard usedBytes={data?.usedBytes} fileCount={data?.total} />
      </div>
      <StoredFiles
        list={known}
        page={params.page}
        hasFailed={request.isError && !data}
        onRetry={() => void request.refetch()}
        onPage={(page) => change({ page })}
      />
    </Screen>
  );
}
