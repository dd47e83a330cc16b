import type { ComponentProps } from "react";

import styles from "#web/ui/form/fields.module.css";

type FieldsProps = ComponentProps<"div"> & {
  /**
   * `stacked`: labels above the controls. `horizontal`: labels beside them, where there is room. `inline`: fields side by
   * side, as in a toolbar.
   */
  layout?: "stacked" | "horizontal" | "inline";
  /** The number of columns of stacked fields, where there is room. A field with `data-wide` takes all of them. */
  columns?: 1 | 2 | 3;
  /** The height of the controls: 32, 40 or 48 px. */
  size?: "small" | "medium" | "large";
};

/** Arranges the fields of a form. */
export const Fields = ({ layout = "stacked", columns = 1, size = "medium", className, ...rest }: FieldsProps) => (
  <div className={styles.container}>
    <div
      className={[styles.fields, styles[layout], className].filter(Boolean).join(" ")}
      data-columns={columns}
      data-size={size}
      {...rest}
    />
  </div>
);
