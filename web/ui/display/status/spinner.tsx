import styles from "#web/ui/display/status/spinner.module.css";

type SpinnerProps = {
  /** The accessible name, translated. Without it, the spinner is decorative, as in a button that says what it does. */
  label?: string;
  /** In pixels. */
  size?: 16 | 24 | 40;
};

/** Shows that something is under way whose duration is unknown. Prefer a skeleton where content will appear. */
export const Spinner = ({ label, size = 24 }: SpinnerProps) => (
  <span
    className={styles.spinner}
    style={{ inlineSize: size, blockSize: size }}
    role={label === undefined ? undefined : "status"}
    aria-label={label}
    aria-hidden={label === undefined}
  />
);
