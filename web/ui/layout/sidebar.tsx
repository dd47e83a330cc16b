import type { ReactNode } from "react";

import styles from "#web/ui/layout/layout.module.css";

type SidebarProps = {
  /** The secondary content, beside the primary one. */
  aside: ReactNode;
  /** On which side of the primary content it stands. */
  side?: "start" | "end";
  children: ReactNode;
};

/** Primary content with secondary content beside it, which moves below where there is no room for both. */
export const Sidebar = ({ aside, side = "end", children }: SidebarProps) => (
  <div className={styles.sidebarContainer}>
    <div className={styles.sidebar} data-side={side}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  </div>
);
