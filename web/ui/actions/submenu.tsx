import { IconChevronDown } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useId } from "react";

import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import { Menu, type MenuChoice } from "#web/ui/actions/menu.tsx";
import { MenuItem } from "#web/ui/actions/menu-list.tsx";
import popover from "#web/ui/actions/popover.module.css";

type SubmenuProps = {
  /** The name of the item and of its menu, translated. */
  label: string;
  icon?: ReactNode;
  /** What is chosen now, translated, and its language if that is another than the page's. */
  value?: string | undefined;
  valueLang?: string | undefined;
  choices: readonly MenuChoice[];
  /** Shown if there are no choices. */
  empty?: string;
  onApproach?: () => void;
  onChoose: (key: string) => void;
};

/** An item of a menu that opens a choice of one. The arrow key towards the item's end opens it, the other one closes it. */
export function Submenu({ label, icon, value, valueLang, onApproach, ...menu }: SubmenuProps) {
  const valueId = useId();
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const item = event.currentTarget.querySelector<HTMLElement>("[aria-haspopup]");
    const [opening, closing] = isPageRightToLeft() ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    const isOpen = item?.ariaExpanded === "true";
    if (event.key !== (isOpen ? closing : opening)) return;
    event.preventDefault();
    item?.click();
  };
  return (
    <div role="none" onKeyDown={onKey}>
      <Menu
        label={label}
        checks="one"
        {...menu}
        button={({ ref, onClick, ...props }) => (
          <MenuItem
            ref={ref}
            icon={icon && <span className={popover.icon}>{icon}</span>}
            end={
              <>
                <span id={valueId} lang={valueLang}>
                  {value}
                </span>
                <IconChevronDown size={16} stroke={1.75} aria-hidden />
              </>
            }
            aria-describedby={valueId}
            onPointerEnter={onApproach}
            onClick={() => {
              onApproach?.();
              onClick();
            }}
            {...props}
          >
            {label}
          </MenuItem>
        )}
      />
    </div>
  );
}
