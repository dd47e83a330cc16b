import type { ComponentProps } from "react";

import styles from "#web/ui/actions/button.module.css";

type ButtonLook = {
  /** At most one `primary` per screen; `danger` for actions that cannot be undone. */
  variant?: "default" | "primary" | "subtle" | "danger";
  size?: "small" | "medium";
};

/** The classes of a link that looks like a button. */
export const buttonClass = ({ variant = "default", size = "medium" }: ButtonLook = {}) =>
  `${styles.button} ${styles[variant]} ${styles[size]}`;

/** A button with a text label. */
export function Button({ variant, size, type = "button", className, ...rest }: ComponentProps<"button"> & ButtonLook) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- passed through, and never absent
      type={type}
      className={[buttonClass({ variant, size }), className].filter(Boolean).join(" ")}
      {...rest}
    />
  );
}
