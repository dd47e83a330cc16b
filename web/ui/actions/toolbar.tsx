import { type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

import { nextInRow } from "#web/lib/next-in-row.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import styles from "#web/ui/actions/toolbar.module.css";

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
  const roving = useRovingFocus();
  return (
    <div
      role="toolbar"
      aria-label={label}
      className={[styles.toolbar, className].filter(Boolean).join(" ")}
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

/** The props of the toolbar that lead the focus through its tools: the buttons and selects in it, however deep. */
function useRovingFocus() {
  const bar = useRef<HTMLDivElement>(null);
  const lastFocused = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const update = () => setTabStop(toolsOf(element), lastFocused.current);
    update();
    // Tools come and go, and are disabled, without a render of the toolbar.
    const observer = new MutationObserver(update);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => observer.disconnect();
  }, []);

  return {
    ref: bar,
    onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
      const tools = toolsOf(currentTarget);
      if (!tools.includes(target)) return;
      lastFocused.current = target;
      setTabStop(tools, target);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const tools = toolsOf(event.currentTarget);
      const index = tools.indexOf(event.target as HTMLElement);
      const isRightToLeft = document.documentElement.dir === "rtl";
      const next = index === -1 ? undefined : nextInRow(event.key, index, tools.length, isRightToLeft);
      if (next === undefined) return;
      event.preventDefault();
      tools[next]?.focus();
    },
  };
}

/** Not the entries of menus that open inside the toolbar: they have their own keys. */
const toolsOf = (bar: HTMLElement) =>
  [...bar.querySelectorAll<HTMLElement>("button:not(:disabled), select:not(:disabled)")].filter(
    (tool) => !tool.closest("[popover]"),
  );

function setTabStop(tools: readonly HTMLElement[], wanted: HTMLElement | null) {
  const stop = tools.find((tool) => tool === wanted) ?? tools[0];
  for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1;
}
