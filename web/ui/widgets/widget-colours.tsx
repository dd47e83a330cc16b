import { IconPalette } from "@tabler/icons-react";

import { type WidgetColour, widgetColours } from "#contract/screens/widgets.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import { MenuRow } from "#web/ui/actions/menu-list.tsx";
import styles from "#web/ui/widgets/widget-tools.module.css";
import { labelNames } from "#web/ui/theme/label-names.ts";

type WidgetColoursProps = {
  /** The displayed title, which the person may have changed. */
  title: string;
  colour: WidgetColour;
  onChoose: (colour: WidgetColour) => void;
};

function useColourNames(): Readonly<Record<WidgetColour, string>> {
  const { t } = useTranslation();
  return {
    default: t("No color"),
    ...labelNames(t),
  };
}

/** The colours as a menu with names, opened by a button. */
export function ColourMenu({ title, colour, onChoose }: WidgetColoursProps) {
  const { t } = useTranslation();
  const names = useColourNames();
  return (
    <Menu
      label={t("Color {{title}}", { title })}
      checks="one"
      choices={widgetColours.map((key) => ({
        key,
        label: names[key],
        icon: <span className={styles.swatch} data-colour={key} />,
        isChecked: key === colour,
      }))}
      onChoose={(key) => onChoose(key as WidgetColour)}
      button={(props) => (
        <IconButton label={t("Color {{title}}", { title })} className={styles.tool} {...props}>
          <IconPalette size={16} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    />
  );
}

/** The colours as a row of items in a menu. */
export function ColourItems({ colour, onChoose }: Omit<WidgetColoursProps, "title">) {
  const { t } = useTranslation();
  const names = useColourNames();
  return (
    <MenuRow label={t("Color")} className={styles.swatches}>
      {widgetColours.map((key) => (
        <button
          key={key}
          type="button"
          role="menuitemradio"
          aria-checked={key === colour}
          title={names[key]}
          tabIndex={-1}
          className={styles.swatchItem}
          onClick={() => onChoose(key)}
        >
          <span className={styles.swatch} data-colour={key} />
          <span className="visually-hidden">{names[key]}</span>
        </button>
      ))}
    </MenuRow>
  );
}
