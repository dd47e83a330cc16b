import { IconCheck } from "@tabler/icons-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import popover from "#web/ui/actions/popover.module.css";

type MenuListProps = {
  /** The menu's name, translated. */
  label: string;
  /** Closes the menu. */
  onClose: () => void;
  /** Whether the checked item is focused first, instead of the first one. */
  startsAtChecked?: boolean;
  /** Elements with a role that begins with `menuitem`, such as `MenuItem`, in groups or among other content. */
  children: ReactNode;
};

/** The list of an open menu, which takes the focus. Arrow keys, Home, End and first letters move; Tab closes. */
export function MenuList({ label, onClose, startsAtChecked = false, children }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  // Those of a submenu are its own.
  const items = () =>
    [...(list.current?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? [])].filter(
      (item) => item.closest("[role=menu]") === list.current,
    );

  useEffect(() => {
    const all = items();
    const checked = startsAtChecked && all.find((item) => item.ariaChecked === "true");
    (checked || all[0])?.focus();
  }, [startsAtChecked]);

  const move = (event: KeyboardEvent) => {
    // Closing returns the focus to the button, from where the browser moves it on.
    if (event.key === "Tab") return onClose();
    const all = items();
    // It belongs to a submenu.
    if (!all.includes(event.target as HTMLElement)) return;
    const index = all.indexOf(document.activeElement as HTMLElement);
    const next = targetOf(event.key, index, all);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <div ref={list} role="menu" aria-label={label} className={popover.menu} tabIndex={-1} onKeyDown={move}>
      {children}
    </div>
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

type MenuRowProps = {
  /** The group's name, translated. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A group of items side by side. The left and right keys move within it, all others as in the menu. */
export const MenuRow = ({ label, className, children }: MenuRowProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens for its items
  <div role="group" aria-label={label} className={className} onKeyDown={moveSideways}>
    {children}
  </div>
);

function moveSideways(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  event.preventDefault();
  const isForward = (event.key === "ArrowRight") === !isPageRightToLeft();
  const current = document.activeElement;
  const next = isForward ? current?.nextElementSibling : current?.previousElementSibling;
  if (next instanceof HTMLElement) next.focus();
}

type MenuItemProps = Omit<ComponentProps<"button">, "type" | "tabIndex" | "aria-checked"> & {
  role?: "menuitem" | "menuitemradio" | "menuitemcheckbox";
  icon?: ReactNode;
  /** Whether it is checked, with one of the roles for that. */
  isChecked?: boolean;
  /** Shown at the end of the item, and no part of its name. */
  end?: ReactNode;
};

/** An item of a menu, with its text. One that can be checked has the room of the check before it. */
export function MenuItem({
  role = "menuitem",
  icon,
  isChecked = false,
  end,
  className,
  children,
  ...rest
}: MenuItemProps) {
  const hasCheck = role !== "menuitem";
  return (
    <button
      type="button"
      role={role}
      aria-checked={hasCheck ? isChecked : undefined}
      tabIndex={-1}
      className={[popover.item, className].filter(Boolean).join(" ")}
      {...rest}
    >
      {hasCheck && <span className={popover.check}>{isChecked && <IconCheck size={16} aria-hidden />}</span>}
      {icon}
      <span>{children}</span>
      {end !== undefined && (
        <span className={popover.end} aria-hidden>
          {end}
        </span>
      )}
    </button>
  );
}
