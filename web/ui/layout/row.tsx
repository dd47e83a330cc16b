import type { ReactNode } from "react";

import styles from "#web/ui/layout/layout.module.css";

/** Things beside each other, on one line if there is room, with their middles on it. */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;
