import { listColors, type TokenGroup, tokenGroups } from "#demos/skins/web/skin-draft.ts";
import styles from "#demos/skins/web/skins.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Accordion } from "#web/ui/display/accordion.tsx";
import type { Tokens } from "#web/ui/theme/contrast.ts";

type TokenGroupsProps = {
  tokens: Tokens;
  /** Those that differ from the skin. */
  changes: Tokens;
  onChange: (name: string, value: string) => void;
};

/** The colours of a skin, by what they are for, each with an input. */
export function TokenGroups({ tokens, changes, onChange }: TokenGroupsProps) {
  const { t } = useTranslation();
  const titles: Record<TokenGroup, string> = {
    surfaces: t("Surfaces and borders"),
    text: t("Text"),
    accent: t("Accent and controls"),
    header: t("Header and ribbon"),
    navigation: t("Navigation"),
    status: t("Status"),
    labels: t("Labels"),
    charts: t("Charts"),
  };
  return (
    <Accordion
      opened="accent"
      sections={tokenGroups.map(({ id }) => ({
        id,
        title: titles[id],
        content: (
          <ul className={styles.tokens}>
            {listColors(tokens, id).map(([name, value]) => (
              <li key={name}>
                <div className={styles.token} data-changed={name in changes || undefined}>
                  <label>
                    <input type="color" value={value} onChange={(event) => onChange(name, event.currentTarget.value)} />
                    <code dir="ltr">{name}</code>
                  </label>
                  <code dir="ltr" className={styles.value}>
                    {value}
                  </code>
                </div>
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  );
}
