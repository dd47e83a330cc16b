import type { ReactNode } from "react";

import { MenuItem, MenuList } from "#web/ui/actions/menu-list.tsx";
import popover from "#web/ui/actions/popover.module.css";
import { usePopover } from "#web/ui/actions/use-popover.ts";

export type MenuChoice = {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** In a menu with `checks`: whether this choice is selected. */
  readonly isChecked?: boolean;
  readonly lang?: string;
};

type MenuProps = {
  /** The menu's name, translated; also the button's, unless that has its own. */
  label: string;
  choices: readonly MenuChoice[];
  /** Choices are checked, `one` or `several`; without it, each choice runs an action. */
  checks?: "one" | "several";
  /** Further items below the choices, with a role that begins with `menuitem`. The arrow keys reach them as well. */
  children?: (close: () => void) => ReactNode;
  /** Shown if there are no choices. */
  empty?: string;
  onChoose: (key: string) => void;
  onApproach?: () => void;
  /** Renders the button, with the props that open the menu. */
  button: (props: ReturnType<typeof usePopover>["buttonProps"] & { "aria-haspopup": "menu" }) => ReactNode;
};

const roles = { one: "menuitemradio", several: "menuitemcheckbox" } as const;

/** A menu below its button. Arrow keys, Home and End move, Escape and Tab close, Enter and Space choose. */
export function Menu({ label, choices, checks, empty, onChoose, button, children }: MenuProps) {
  const { isOpen, close, buttonProps, panelProps } = usePopover();

  const choose = (key: string) => {
    if (checks !== "several") close();
    onChoose(key);
  };

  return (
    <>
      {button({ ...buttonProps, "aria-haspopup": "menu" })}
      <div {...panelProps} className={popover.panel}>
        {isOpen && (
          <MenuList label={label} onClose={close} startsAtChecked={checks !== undefined}>
            {choices.map(({ key, label: words, icon, isChecked = false, lang }) => (
              <MenuItem
                key={key}
                role={checks ? roles[checks] : "menuitem"}
                isChecked={isChecked}
                icon={icon}
                lang={lang}
                onClick={() => choose(key)}
              >
                {words}
              </MenuItem>
            ))}
            {children?.(close)}
            {choices.length === 0 && empty !== undefined && <p className={popover.empty}>{empty}</p>}
          </MenuList>
        )}
      </div>
    </>
  );
}
