import styles from "#demos/components/web/typography/typography.module.css";
import { useTranslation } from "#web/lib/i18n.ts";
import { Stack } from "#web/ui/layout/stack.tsx";

/** Three weights and two greys are enough: a third level is a smaller size. */
export function Weights() {
  const { t } = useTranslation();
  return (
    <Stack gap="small">
      <p className={styles.line}>{t("400: text that is read")}</p>
      <p className={styles.line} style={{ fontWeight: 500 }}>
        {t("500: names in lists")}
      </p>
      <p className={styles.line} style={{ fontWeight: 600 }}>
        {t("600: titles and figures")}
      </p>
      <p className={styles.muted}>{t("Muted: what is secondary")}</p>
    </Stack>
  );
}
