import { type ComponentType, createContext, type ReactNode, useContext, useRef } from "react";

import { useShownHeight } from "#web/ui/layout/use-shown-height.ts";
import styles from "#web/ui/screen/screen-bar.module.css";

/** What the shell adds to the bar of every screen. */
export type BarParts = {
  /** The breadcrumbs. Their last one is its child. */
  readonly Breadcrumbs: ComponentType<{ children: ReactNode }>;
  /** The menu at the end of the bar. */
  readonly menu: ReactNode;
};

/** Set by the shell. Screens outside of it have a bar with their title and actions alone. */
export const BarPartsContext = createContext<BarParts | undefined>(undefined);

type ScreenBarProps = {
  /** The title, or its skeleton. */
  children: ReactNode;
  actions?: ReactNode;
};

/** The bar above the content of a screen: breadcrumbs that end in its title, its actions, and a menu. */
export function ScreenBar({ children, actions }: ScreenBarProps) {
  const parts = useContext(BarPartsContext);
  const bar = useRef<HTMLElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  // A long title or several actions wrap.
  useShownHeight(bar, "--ribbon-shown");
  useShownHeight(tools, "--actions-shown", Boolean(actions));
  return (
    <header ref={bar} className="frame-ribbon">
      {parts ? <parts.Breadcrumbs>{children}</parts.Breadcrumbs> : children}
      <div ref={tools} className={styles.actions} data-screen-actions>
        {actions}
      </div>
      <div className={styles.menu}>{parts?.menu}</div>
    </header>
  );
}
