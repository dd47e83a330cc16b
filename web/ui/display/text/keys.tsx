import styles from "#web/ui/display/text/keys.module.css";

/** Keys to press together, as printed on keyboards, or alternatives such as two arrows. The order is the same right to left. */
export const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span className={styles.keys} dir="ltr">
    {keys.map((key) => (
      <kbd key={key} className={styles.key}>
        {key}
      </kbd>
    ))}
  </span>
);
