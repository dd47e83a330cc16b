import { IconDots } from "@tabler/icons-react";

import type { WidgetColour } from "#contract/screens/widgets.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import { MenuItem } from "#web/ui/actions/menu-list.tsx";
import type { WidgetAction } from "#web/ui/widgets/widget-actions.tsx";
import { ColourItems } from "#web/ui/widgets/widget-colours.tsx";
import styles from "#web/ui/widgets/widget-tools.module.css";

type WidgetMenuProps = {
  /** The displayed title, which the person may have changed. */
  title: string;
  actions: readonly WidgetAction[];
  /** Undefined for a widget whose colour cannot be changed. */
  colour: WidgetColour | undefined;
  onColour: (colour: WidgetColour) => void;
};

/** All actions of a widget in one menu: the only way to them on touch screens. Deleting is apart from the others. */
export function WidgetMenu({ title, actions, colour, onColour }: WidgetMenuProps) {
  const { t } = useTranslation();
  if (actions.length === 0 && colour === undefined) return null;
  const label = t("More: {{title}}", { title });
  const remove = actions.find(({ key }) => key === "delete");
  return (
    <Menu
      label={label}
      choices={actions.filter((action) => action !== remove)}
      onChoose={(key) => actions.find((action) => action.key === key)?.run()}
      button={(props) => (
        <IconButton label={label} className={styles.tool} data-tool="menu" {...props}>
          <IconDots size={16} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    >
      {(close) => (
        <>
          {colour !== undefined && (
            <ColourItems
              colour={colour}
              onChoose={(chosen) => {
                close();
                onColour(chosen);
              }}
            />
          )}
          {remove && (
            <MenuItem
              icon={remove.icon}
              className={styles.delete}
              onClick={() => {
                close();
                remove.run();
              }}
            >
              {remove.label}
            </MenuItem>
          )}
        </>
      )}
    </Menu>
  );
}
