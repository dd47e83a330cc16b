import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { deleteUpload, listUploads, restoreUpload, type StoredUpload, uploadsPath } from "#contract/uploads.ts";
import { office } from "#office";
import { call } from "#web/lib/api/api-client.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

/** Files per page. */
export const pageSize = 20;

const uploadsKey = topicKey("uploads");

export const uploadsQuery = (page: number) =>
  queryOptions({
    queryKey: [...uploadsKey, page],
    queryFn: ({ signal }) => call(listUploads, { query: { page: String(page), size: String(pageSize) } }, { signal }),
  });

/** The address of a file, under which it is downloaded. */
export const addressOfUpload = ({ id }: Pick<StoredUpload, "id">) => `${office.apiRoot}${uploadsPath}/${id}`;

/** @returns a function that asks for the files again */
export function useRefreshUploads() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: uploadsKey });
}

/** Deletes a file, and offers to restore it. */
export function useDeleteUpload() {
  const { t } = useTranslation();
  const refresh = useRefreshUploads();
  const remove = useMutation({
    mutationFn: ({ id }: StoredUpload) => call(deleteUpload, { params: { id } }),
    onSettled: refresh,
  });
  const restore = useMutation({
    mutationFn: ({ id }: StoredUpload) => call(restoreUpload, { params: { id } }),
    onSettled: refresh,
  });
  return (upload: StoredUpload) =>
    offerUndo({
      title: t("File deleted"),
      text: upload.name,
      key: `upload ${upload.id}`,
      saved: remove.mutateAsync(upload),
      undo: () => restore.mutateAsync(upload),
    });
}
