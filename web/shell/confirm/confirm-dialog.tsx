import type { Question } from "#web/lib/confirm.ts";
import styles from "#web/shell/confirm/confirm-dialog.module.css";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";

type ConfirmDialogProps = Question & { answer: (confirmed: boolean) => void };

/** A question with two answers. The safe one has the initial focus, and Escape selects it. */
export function ConfirmDialog({ title, text, confirm, cancel, tone = "default", answer }: ConfirmDialogProps) {
  return (
    <Dialog role="alertdialog" title={title} hasClose={false} onClose={() => answer(false)}>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.answers}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to put the focus somewhere: on what is safe */}
        <Button autoFocus onClick={() => answer(false)}>
          {cancel}
        </Button>
        <Button variant={tone === "danger" ? "danger" : "primary"} onClick={() => answer(true)}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
