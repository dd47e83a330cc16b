import { IconCheck } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

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
  const list = useRef<HTMLDivElement>(null);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? [])];

  useEffect(() => {
    if (!isOpen) return;
    const all = items();
    const checked = checks && all.find((item) => item.ariaChecked === "true");
    (checked ?? all[0])?.focus();
  }, [isOpen, checks]);

  const move = (event: KeyboardEvent) => {
    // Closing returns the focus to the button, from where the browser moves it on.
    if (event.key === "Tab") return close();
    const all = items();
    const index = all.indexOf(document.activeElement as HTMLElement);
    const next = targetOf(event.key, index, all);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  const choose = (key: string) => {
    if (checks !== "several") close();
    onChoose(key);
  };

  return (
    <>
      {button({ ...buttonProps, "aria-haspopup": "menu" })}
      <div {...panelProps} className={popover.panel}>
        {isOpen && (
          <div ref={list} role="menu" aria-label={label} className={popover.menu} tabIndex={-1} onKeyDown={move}>
            {choices.map(({ key, label: words, icon, isChecked = false, lang }) => (
              <button
                key={key}
                type="button"
                role={checks ? roles[checks] : "menuitem"}
                aria-checked={checks ? isChecked : undefined}
                tabIndex={-1}
                lang={lang}
                className={popover.item}
                onClick={() => choose(key)}
              >
                {checks && <span className={popover.check}>{isChecked && <IconCheck size={16} aria-hidden />}</span>}
                {icon}
                <span>{words}</span>
              </button>
            ))}
            {children?.(close)}
            {choices.length === 0 && empty !== undefined && <p className={popover.empty}>{empty}</p>}
          </div>
        )}
      </div>
    </>
  );
}

/** The index that a key leads to, or undefined for a key that does not move. */
function targetOf(key: string, index: number, all: readonly HTMLElement[]) {
  if (key === "ArrowDown") return (index + 1) % all.length;
  if (key === "ArrowUp") return (index - 1 + all.length) % all.length;
  if (key === "Home") return 0;
  if (key === "End") return all.length - 1;
  if (key.length !== 1 || key === " ") return undefined;
  // A letter moves to the next entry that begins with it.
  const rotated = all.map((_, offset) => (index + 1 + offset) % all.length);
  return rotated.find((place) => all[place]?.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}
