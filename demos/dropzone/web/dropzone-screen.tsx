import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";

import { english } from "#contract/text/english.ts";
import { maxStoredBytes, maxUploadBytes } from "#contract/uploads.ts";
import styles from "#demos/dropzone/web/dropzone-screen.module.css";
import { pageSize, uploadsQuery, useRefreshUploads } from "#demos/dropzone/web/queries.ts";
import { StorageCard } from "#demos/dropzone/web/storage-card.tsx";
import { StoredFiles } from "#demos/dropzone/web/stored-files.tsx";
import { formatFileSize } from "#web/lib/format/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { isolateText } from "#web/lib/i18n/isolate-text.ts";
import { isBeyondLast, lastPage, maxPage } from "#web/lib/api/pages.ts";
import type { TableSearch } from "#web/lib/table-search.ts";
import { useUploads } from "#web/lib/uploads/use-uploads.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { Choice } from "#web/ui/form/choices/choice.tsx";
import { FileDrop } from "#web/ui/form/files/file-drop.tsx";
import { UploadItems } from "#web/ui/form/files/upload-items.tsx";
import { Row } from "#web/ui/layout/row.tsx";
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
    >
      <div className={styles.top}>
        <Card className={styles.drop}>
          <Row>
            {/* The name of the group beside it. */}
            <Text size="small" muted aria-hidden>
              {t("Accept")}
            </Text>
            <Choice
              label={t("Accept")}
              value={params.kind}
              options={fileKindIds.map((kind) => ({ value: kind, label: translateData(fileKinds[kind].label) }))}
              onChange={(kind) => change({ kind })}
            />
          </Row>
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

/** The files that the drop zone accepts: the `accept` attribute of its field, and the same in words. */
const fileKinds = {
  all: { label: english("All files"), accept: "", types: english("Any file type") },
  images: { label: english("Images"), accept: "image/*", types: english("Images") },
  documents: {
    label: english("Documents"),
    accept: "application/pdf,text/plain,text/csv,.pdf,.txt,.csv,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp",
    types: english("PDF, text, CSV and office files"),
  },
} as const;
type FileKindId = keyof typeof fileKinds;

const fileKindIds = Object.keys(fileKinds) as readonly FileKindId[];

type DropzoneParams = { readonly kind: FileKindId; readonly page: number };

/** Parses the address. Invalid parameters are ignored. */
function readDropzoneParams(search: TableSearch): DropzoneParams {
  const page = Number(search["page"]);
  return {
    kind: fileKindIds.find((kind) => kind === search["accept"]) ?? "all",
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  };
}

/** Writes the address, without default values. */
const writeDropzoneParams = ({ kind, page }: DropzoneParams): TableSearch => ({
  ...(kind !== "all" && { accept: kind }),
  ...(page > 1 && { page: String(page) }),
});
