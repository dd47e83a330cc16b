import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";

import { auditExportPath } from "#contract/audit.ts";
import { i18n, useTranslation } from "#web/lib/i18n/i18n.ts";
import { downloadFile } from "#web/lib/api/download-file.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { type TableParams, writeQuery } from "#web/ui/table/params.ts";

/** Saves all entries that match the filters, not just those of the page. */
export function ExportButton({ params }: { params: TableParams }) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    const { page: _page, size: _size, ...query } = writeQuery(params);
    try {
      await downloadFile(auditExportPath, "audit.csv", { ...query, format: "csv", language: i18n.language });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    // An alert shows a failure.
    <Button aria-disabled={isBusy} onClick={() => void (isBusy || save().catch(() => {}))}>
      <IconDownload size={18} stroke={1.75} aria-hidden />
      {t("Export CSV")}
    </Button>
  );
}
