import type { ComponentProps, ReactNode } from "react";

import { IconButton } from "#web/ui/actions/icon-button.tsx";
import styles from "#web/ui/actions/toolbar.module.css";
import { findNextInRow, useRovingFocus } from "#web/ui/actions/use-roving-focus.ts";

type ToolbarProps = {
  /** The accessible name, translated. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A row of tools that scrolls sideways. It is one Tab stop: Tab leads to the tool that was focused last, and the arrow
 * keys, Home and End move between the tools. A select keeps its vertical arrow keys, which change its value.
 */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const roving = useRovingFocus<HTMLDivElement>(tools);
  return (
    <div
      role="toolbar"
      aria-label={label}
      className={["fading-ends", styles.toolbar, className].filter(Boolean).join(" ")}
      {...roving}
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

const tools = {
  controls: "button:not(:disabled), select:not(:disabled)",
  findNext: findNextInRow,
};
