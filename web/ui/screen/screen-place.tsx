import styles from "#web/ui/screen/screen-place.module.css";

/** Keeps the height of a screen until its content is rendered, so that nothing below it moves. */
export const ScreenPlace = () => <div className={styles.place} />;
