import type { ComponentProps } from "react";

import styles from "#web/ui/actions/button.module.css";

type ButtonProps = ComponentProps<"button"> & {
  /** At most one `primary` per screen; `danger` for actions that cannot be undone. */
  variant?: "default" | "primary" | "subtle" | "danger";
  size?: "small" | "medium";
};

/** The classes of a button, also for a link that looks like one. */
export const buttonClass = (variant: ButtonProps["variant"] = "default", size: ButtonProps["size"] = "medium") =>
  `${styles.button} ${styles[variant]} ${styles[size]}`;

/** Whether a button, or a link with the classes of one, is `primary`. */
export const isPrimaryButton = (element: Element) => element.classList.contains(styles.primary ?? "");

/** A button with a text label. With `aria-busy`, and in a busy form with the type `submit`, it has a spinner. */
export function Button({ variant = "default", size = "medium", type = "button", className, ...rest }: ButtonProps) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- passed through, and never absent
      type={type}
      className={[buttonClass(variant, size), className].filter(Boolean).join(" ")}
      {...rest}
    />
  );
}
