import type { GridFields } from "#contract/tables.ts";
import { gridColumns } from "#contract/tables.ts";
import { differences, type Editable } from "#web/features/tables/grid-draft.ts";
import styles from "#web/features/tables/grid-screen.module.css";
import type { GridConflict as Conflict } from "#web/features/tables/use-grid-edit.ts";
import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { writeCell } from "#web/ui/table/write-cell.ts";

type GridConflictProps = {
  conflict: Conflict;
  onMine: () => void;
  onTheirs: () => void;
  onLater: () => void;
};

/** Somebody else was faster: what they have saved beside what was typed here, and a choice between the two. */
export function GridConflict({ conflict: { mine, theirs }, onMine, onTheirs, onLater }: GridConflictProps) {
  const { t } = useTranslation();
  if (!theirs) {
    return (
      <Dialog title={t("This row has been deleted meanwhile")} onClose={onLater} role="alertdialog">
        <p className={styles.words}>{t("What you have typed can be kept as a new row.")}</p>
        <div className={styles.formActions}>
          <Button onClick={onTheirs}>{t("Let it go")}</Button>
          <Button variant="primary" onClick={onMine}>
            {t("Keep as a new row")}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={t("Somebody else has changed this row")} onClose={onLater} role="alertdialog">
      <table className={styles.compare}>
        <caption className="visually-hidden">{t("What is not the same")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("Column")}</span>
            </th>
            <th scope="col">{t("Yours")}</th>
            <th scope="col">{t("Theirs")}</th>
          </tr>
        </thead>
        <tbody>
          {differences(mine, theirs).map((column) => (
            <tr key={column}>
              <th scope="row">{nameOf(column)}</th>
              <td>{write(column, mine)}</td>
              <td>{write(column, theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.formActions}>
        <Button onClick={onTheirs}>{t("Take theirs")}</Button>
        <Button variant="primary" onClick={onMine}>
          {t("Save mine")}
        </Button>
      </div>
    </Dialog>
  );
}

const columnOf = (column: Editable) => gridColumns.find(({ id }) => id === column);
const nameOf = (column: Editable) => translateData(columnOf(column)?.title ?? column);
const write = (column: Editable, fields: GridFields) =>
  writeCell({ kind: columnOf(column)?.kind ?? "text" }, fields[column]);
