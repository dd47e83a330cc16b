import { type ComponentProps, type KeyboardEvent, type ReactNode } from "react";

import { IconButton } from "#web/ui/actions/icon-button.tsx";
import styles from "#web/ui/actions/toolbar.module.css";

type ToolbarProps = {
  /** The accessible name, translated. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A row of tools that scrolls sideways. Arrow keys, Home and End move between them. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    // The arrow keys of a select change its value, and an open menu has its own.
    if (!(event.target instanceof HTMLButtonElement) || event.target.closest("[popover]")) return;
    const tools = [...event.currentTarget.querySelectorAll<HTMLElement>("button:not(:disabled), select")].filter(
      (tool) => !tool.closest("[popover]"),
    );
    const next = targetOf(event.key, tools.indexOf(event.target), tools.length);
    if (next === undefined) return;
    event.preventDefault();
    tools[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tools are focused, not the toolbar
    <div
      role="toolbar"
      aria-label={label}
      className={[styles.toolbar, className].filter(Boolean).join(" ")}
      onKeyDown={move}
    >
      {children}
    </div>
  );
}

/** Tools that belong together, set off from their neighbours by a line. */
export function ToolGroup({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}

/** A tool of the bar. Pressing it with the pointer leaves the focus in the text. */
export function Tool({ className, ...rest }: ComponentProps<typeof IconButton>) {
  return (
    <IconButton
      className={[styles.tool, className].filter(Boolean).join(" ")}
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    />
  );
}

function targetOf(key: string, index: number, count: number) {
  const isForward = key === (document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight");
  if (isForward) return (index + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowRight") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
