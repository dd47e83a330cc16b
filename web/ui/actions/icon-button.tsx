import type { ComponentProps } from "react";

import styles from "#web/ui/actions/icon-button.module.css";

type IconButtonProps = ComponentProps<"button"> & {
  /** The accessible name and tooltip, translated. */
  label: string;
};

/** A button with an icon of 20 px and an accessible name. */
export function IconButton({ label, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- passed through, and never absent
      type={type}
      aria-label={label}
      title={label}
      className={[styles.button, className].filter(Boolean).join(" ")}
      {...rest}
    />
  );
}
