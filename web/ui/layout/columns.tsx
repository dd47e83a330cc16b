import type { ComponentPropsWithRef, CSSProperties } from "react";

import styles from "#web/ui/layout/layout.module.css";

type ColumnsProps = ComponentPropsWithRef<"div"> & {
  /** The width of the second child in pixels, or its least and greatest width. */
  aside: number | readonly [least: number, greatest: number];
};

/** The two columns of a screen: its content and, narrower, what belongs to it. Below each other in windows below 1200 px. */
export function Columns({ aside, className, ...attributes }: ColumnsProps) {
  const width = typeof aside === "number" ? `${aside}px` : `minmax(${aside[0]}px, ${aside[1]}px)`;
  return (
    <div
      className={[styles.columns, className].filter(Boolean).join(" ")}
      style={{ "--aside": width } as CSSProperties}
      {...attributes}
    />
  );
}
