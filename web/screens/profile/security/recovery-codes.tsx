import { fileTitle } from "#contract/text/file-title.ts";
import styles from "#web/screens/profile/security/security.module.css";
import { notify } from "#web/lib/alerts.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { download } from "#web/lib/api/download.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";

/** Shows new recovery codes. They cannot be shown again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation();
  const text = codes.join("\n");
  const copy = async () => {
    if (await copyText(text)) notify({ title: t("Recovery codes copied") });
    else notify({ title: t("Copying failed"), text: t("Select the text and copy it yourself."), tone: "warning" });
  };
  return (
    <div className={styles.form}>
      <p className={styles.text}>
        {t(
          "Keep these recovery codes in a safe place. Each one signs you in once if you lose your phone. They are not shown again.",
        )}
      </p>
      <ul className={styles.codes} aria-label={t("Recovery codes")} dir="ltr" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>{t("Copy recovery codes")}</Button>
        <Button
          onClick={() => download(new Blob([`${text}\n`], { type: "text/plain" }), `${fileTitle()}-recovery-codes.txt`)}
        >
          {t("Download recovery codes")}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {t("Done")}
        </Button>
      </div>
    </div>
  );
}
