import { Suspense } from "react";

import { type GalleryPicture, maxCaption, type PictureFields, updatePicture } from "#features/gallery/contract.ts";
import { AlbumField } from "#features/gallery/web/dialogs/album-field.tsx";
import type { PictureActions } from "#features/gallery/web/use-picture-actions.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useUnsavedChanges } from "#web/lib/form/use-unsaved-changes.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

const ConflictDialog = lazyPart(() => import("#web/ui/dialog/conflict-dialog.tsx").then((part) => part.ConflictDialog));

type EditDialogProps = {
  picture: GalleryPicture;
  albums: readonly string[];
  actions: PictureActions;
  onClose: () => void;
};

/** The form for a picture's caption and album. It stays open, with its input, until the change is saved. */
export function EditDialog({ picture, albums, actions, onClose }: EditDialogProps) {
  const { t } = useTranslation();
  const form = useContractForm(updatePicture, {
    initial: { caption: picture.caption, album: picture.album },
    toBody: (values) => ({ ...values, version: picture.version }),
    send: ({ caption = "", album = "" }) => actions.edit(picture, { caption, album }),
    onSaved: (isDone) => isDone && onClose(),
  });
  useUnsavedChanges(form.isChanged);
  return (
    <>
      <Dialog title={t("Edit picture")} hasChanges={form.isChanged} onClose={onClose}>
        <Stack as="form" {...form.formProps}>
          <TextField label={t("Caption")} required dir="auto" maxLength={maxCaption} {...form.field("caption")} />
          <AlbumField albums={albums} {...form.field("album")} />
          <Row justify="end">
            <Button variant="subtle" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button type="submit" variant="primary" disabled={form.isBusy}>
              {form.isBusy ? t("Saving…") : t("Save")}
            </Button>
          </Row>
        </Stack>
      </Dialog>
      {actions.asked && <Conflict asked={actions.asked} />}
    </>
  );
}

function Conflict({ asked }: { asked: NonNullable<PictureActions["asked"]> }) {
  const { t } = useTranslation();
  const { names, mine, theirs, onChoose } = asked;
  const labels: Record<keyof PictureFields, string> = { caption: t("Caption"), album: t("Album") };
  return (
    <Suspense>
      <ConflictDialog
        title={t("This picture was changed elsewhere")}
        rows={theirs && names.map((name) => ({ label: labels[name], mine: mine[name] ?? "", theirs: theirs[name] }))}
        onChoose={onChoose}
      />
    </Suspense>
  );
}
