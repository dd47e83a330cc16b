import { useEffect, useState } from "react";

import { onReconnect } from "#web/lib/api/connection.ts";
import { useUnsavedChanges } from "#web/lib/form/use-unsaved-changes.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useStore } from "#web/lib/store.ts";
import { isUploading } from "#web/lib/uploads/upload-queue.ts";
import { createUploads } from "#web/lib/uploads/uploads.ts";

/**
 * The uploads of a screen. Leaving it while files are being sent asks first, and cancels them. Interrupted ones continue
 * when the connection is back.
 *
 * @param options of the first render
 */
export function useUploads(options: Parameters<typeof createUploads>[0] = {}) {
  const { t } = useTranslation();
  const [uploads] = useState(() => createUploads(options));
  const queue = useStore(uploads.queue);
  useUnsavedChanges(isUploading(queue), {
    loss: {
      title: t("Leave while files are uploading?"),
      text: t("The files that are still being uploaded will be canceled."),
    },
  });
  useEffect(() => {
    const stopListening = onReconnect(uploads.continueInterrupted);
    return () => {
      stopListening();
      uploads.cancelAll();
    };
  }, [uploads]);
  return { ...uploads, queue };
}
