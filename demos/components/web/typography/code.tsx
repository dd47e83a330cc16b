import styles from "#demos/components/web/typography/typography.module.css";
import { useTranslation } from "#web/lib/i18n.ts";
import { Stack } from "#web/ui/layout/stack.tsx";

/** Code and keys keep their own direction in every language. */
export function CodeAndKeys() {
  const { t } = useTranslation();
  return (
    <Stack>
      <p className={styles.line}>
        {t("Search:")} <kbd dir="ltr">Ctrl</kbd> + <kbd dir="ltr">K</kbd>
      </p>
      <p className={styles.line}>
        {t("Start:")} <code dir="ltr">npm start</code>
      </p>
      <pre
        className={styles.code}
        dir="ltr"
      >{`const total = lines.reduce(\n  (sum, { price, quantity }) => sum + price * quantity,\n  0,\n);`}</pre>
    </Stack>
  );
}
