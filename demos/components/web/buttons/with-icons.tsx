import { IconCopy, IconDownload, IconRefresh } from "@tabler/icons-react";
import { useState } from "react";

import { notify } from "#web/lib/alerts.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { download } from "#web/lib/download.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** An icon of 16 px before the label helps to find an action; it never replaces the label. */
export function WithIcons() {
  const { t } = useTranslation();
  const [time, setTime] = useState(() => new Date().toISOString());
  const copy = async () => {
    if (await copyText(time)) notify({ title: t("Copied"), text: formatDateTime(time) });
    else notify({ title: t("Copying failed"), tone: "warning" });
  };
  return (
    <>
      <Row>
        <Button onClick={() => setTime(new Date().toISOString())}>
          <IconRefresh size={16} stroke={1.75} aria-hidden />
          {t("Refresh")}
        </Button>
        <Button onClick={() => void copy()}>
          <IconCopy size={16} stroke={1.75} aria-hidden />
          {t("Copy")}
        </Button>
        <Button onClick={() => download(new Blob([time], { type: "text/plain" }), "time.txt")}>
          <IconDownload size={16} stroke={1.75} aria-hidden />
          {t("Download")}
        </Button>
      </Row>
      <p role="status">
        <bdi>{formatDateTime(time)}</bdi>
      </p>
    </>
  );
}
