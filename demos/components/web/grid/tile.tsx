import type { ReactNode } from "react";

import styles from "#demos/components/web/grid/grid.module.css";

/** Stands for content. */
export const Tile = ({ children }: { children: ReactNode }) => <div className={styles.tile}>{children}</div>;
