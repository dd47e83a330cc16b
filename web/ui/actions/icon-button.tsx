import type { ComponentProps } from "react";

import styles from "#web/ui/actions/icon-button.module.css";

type IconButtonProps = ComponentProps<"button"> & {
  /** Translated: what the button does. Also its tooltip. */
  label: string;
};

/** A button that is an icon of 20 px, with a name. */
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
