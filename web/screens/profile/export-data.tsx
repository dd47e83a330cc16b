import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";

import { fileTitle } from "#contract/text/file-title.ts";
import { ownDataPath } from "#contract/people.ts";
import styles from "#web/screens/profile/profile-screen.module.css";
import { downloadFile } from "#web/lib/api/download-file.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";

/** The card with which people export all data of their account. */
export function ExportData({ username }: { username: string }) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      await downloadFile(ownDataPath, `${fileTitle()}-${username}.json`);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Card className={styles.card} aria-labelledby="your-data">
      <h2 id="your-data" className={styles.title}>
        {t("Your data")}
      </h2>
      <p className={styles.explanation}>
        {t("Download everything stored about you as a JSON file: your account, messages, posts, events and more.")}
      </p>
      {/* An alert shows a failure. */}
      <Button className={styles.save} aria-disabled={isBusy} onClick={() => void (isBusy || save().catch(() => {}))}>
        <IconDownload size={18} stroke={1.75} aria-hidden />
        {t("Export my data")}
      </Button>
    </Card>
  );
}
