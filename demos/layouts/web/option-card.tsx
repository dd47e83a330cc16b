import type { Layout } from "#contract/layout.ts";
import { findConsequences } from "#demos/layouts/web/consequences.ts";
import styles from "#demos/layouts/web/layouts.module.css";
import { Miniature, type Part } from "#demos/layouts/web/miniature.tsx";
import { useDescribeConsequences } from "#demos/layouts/web/use-layout-change.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { type LayoutSwitch, useSwitchNames } from "#web/lib/layout/option-names.ts";
import { applyLayoutChange } from "#web/lib/layout/rules.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Switch } from "#web/ui/form/choices/switch.tsx";

const fixedParts: Partial<Record<LayoutSwitch, Part>> = {
  fixedHeader: "header",
  fixedNavigation: "navigation",
  fixedRibbon: "ribbon",
  fixedPageFooter: "footer",
};

type OptionCardProps = {
  name: LayoutSwitch;
  /** What the option does, translated. */
  text: string;
  layout: Layout;
  onSwitch: (isOn: boolean) => void;
};

/** An option with a drawing of the layout with it, and what the rules would change with its switch. */
export function OptionCard({ name, text, layout, onSwitch }: OptionCardProps) {
  const { t } = useTranslation();
  const names = useSwitchNames();
  const describe = useDescribeConsequences();
  const consequences = describe(findConsequences(layout, { [name]: !layout[name] }));
  return (
    <Card as="article" className={styles.card} aria-label={names[name]} data-on={layout[name] || undefined}>
      <Miniature layout={applyLayoutChange(layout, { [name]: true })} shown={fixedParts[name]} />
      <Switch label={names[name]} isOn={layout[name]} onChange={onSwitch} />
      <p className={styles.text}>{text}</p>
      {consequences !== "" && (
        <p className={styles.rule}>{t("The switch also changes: {{changes}}", { changes: consequences })}</p>
      )}
    </Card>
  );
}
