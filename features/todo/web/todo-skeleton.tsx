import styles from "#features/todo/web/todo-board.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

/** The numbers of rows of the three lists while they load: most todos are important, which is the second one. */
const rows = [3, 6, 3];

/** Keeps the place of the lists while they load. */
export function TodoListsSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.lists} role="status" aria-label={t("Loading")}>
      {rows.map((count, list) => (
        // oxlint-disable-next-line react/no-array-index-key -- a list is its number
        <div key={list} className={styles.list}>
          <div className={styles.head} />
          <div className={styles.box}>
            {Array.from({ length: count }, (_, row) => (
              <div key={row} className={`${styles.row} ${styles.waiting}`} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Keeps the place of the board while its script loads. It is in the first script of a dashboard, so it imports little. */
export const TodoBoardSkeleton = () => (
  <div className={styles.board}>
    <div className={styles.form}>
      <div className={styles.input} />
    </div>
    <TodoListsSkeleton />
  </div>
);
