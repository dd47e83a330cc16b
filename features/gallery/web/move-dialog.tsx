import { updatePicture } from "#features/gallery/contract.ts";
import { AlbumField } from "#features/gallery/web/album-field.tsx";
import styles from "#features/gallery/web/dialogs.module.css";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";

type MoveDialogProps = {
  /** How many pictures will be moved. */
  count: number;
  albums: readonly string[];
  onMove: (album: string) => void;
  onClose: () => void;
};

/** Asks for the album to move pictures to. */
export function MoveDialog({ count, albums, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation();
  const form = useContractForm(updatePicture, {
    initial: { album: "" },
    toBody: ({ album }) => ({ album, version: 1 }),
    send: ({ album = "" }) => Promise.resolve(album),
    onSaved: onMove,
  });
  return (
    <Dialog title={t("Move to album")} onClose={onClose}>
      <form className={styles.form} {...form.formProps}>
        <p className={styles.text}>
          <bdi>
            {t({ one: "{{count}} picture will be moved", other: "{{count}} pictures will be moved" }, { count })}
          </bdi>
        </p>
        <AlbumField albums={albums} {...form.field("album")} />
        <div className={styles.actions}>
          <Button variant="subtle" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" variant="primary">
            {t("Move")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
