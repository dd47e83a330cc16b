import { updatePicture } from "#features/gallery/contract.ts";
import { AlbumField } from "#features/gallery/web/dialogs/album-field.tsx";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

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
      <Stack as="form" {...form.formProps}>
        <Text as="p" size="small" muted>
          <bdi>
            {t({ one: "{{count}} picture will be moved", other: "{{count}} pictures will be moved" }, { count })}
          </bdi>
        </Text>
        <AlbumField albums={albums} {...form.field("album")} />
        <Row justify="end">
          <Button variant="subtle" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" variant="primary">
            {t("Move")}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
