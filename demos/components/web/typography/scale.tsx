import { useSearch } from "@tanstack/react-router";

import styles from "#demos/components/web/typography/typography.module.css";
import { useTranslation } from "#web/lib/i18n.ts";

/** The tokens of `web/ui/theme/tokens.css`, in pixels. */
const sizes = [
  ["--text-3xl", 32],
  ["--text-2xl", 24],
  ["--text-xl", 20],
  ["--text-lg", 16],
  ["--text-md", 14],
  ["--text-sm", 13],
  ["--text-xs", 12],
] as const;

/** The seven sizes, with the text of the field above. */
export function Scale() {
  const { t } = useTranslation();
  const { text } = useSearch({ from: "/_shell/ui/typography" });
  return (
    <dl className={styles.scale}>
      {sizes.map(([token, pixels]) => (
        <div key={token} className={styles.size}>
          <dt>
            <code dir="ltr">{token}</code> <bdi className={styles.muted}>{t("{{count}} px", { count: pixels })}</bdi>
          </dt>
          <dd style={{ fontSize: `var(${token})` }} dir="auto">
            {text ?? t("The quick brown fox jumps over the lazy dog")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
