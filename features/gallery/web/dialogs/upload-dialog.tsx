import { useState } from "react";

import { maxUploadBytes } from "#contract/uploads.ts";
import { AlbumField } from "#features/gallery/web/dialogs/album-field.tsx";
import styles from "#features/gallery/web/dialogs/upload-dialog.module.css";
import { acceptedPictures, usePictureUploads } from "#features/gallery/web/dialogs/use-picture-uploads.ts";
import { formatFileSize } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isUploading } from "#web/lib/uploads/upload-queue.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { FileDrop } from "#web/ui/form/files/file-drop.tsx";
import { UploadItems } from "#web/ui/form/files/upload-items.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

type UploadDialogProps = {
  /** The album that is suggested. */
  album: string;
  albums: readonly string[];
  onClose: () => void;
};

/** Adds pictures to an album: they are sent as soon as they are chosen. */
export function UploadDialog({ album: suggested, albums, onClose }: UploadDialogProps) {
  const { t } = useTranslation();
  const [album, setAlbum] = useState(suggested);
  const [isMissing, setIsMissing] = useState(false);
  const { queue, add, ...actions } = usePictureUploads();
  const types = "PNG, JPEG, GIF, WebP";
  const receive = (files: readonly File[]) => {
    const hasAlbum = album.trim() !== "";
    setIsMissing(!hasAlbum);
    if (hasAlbum) add(files, album.trim());
  };
  return (
    <Dialog title={t("Upload pictures")} shape="wide" hasChanges={isUploading(queue)} onClose={onClose}>
      <Stack>
        <Text as="p" size="small" muted>
          {t("Everyone can see the pictures of the gallery. Only you can change yours.")}
        </Text>
        <AlbumField
          albums={albums}
          value={album}
          error={isMissing ? t("Enter an album name") : undefined}
          onChange={({ currentTarget }) => {
            setAlbum(currentTarget.value);
            setIsMissing(false);
          }}
        />
        <FileDrop
          label={t("Drop zone")}
          accept={acceptedPictures}
          hint={t("{{types}}, up to {{max}} each", { types, max: formatFileSize(maxUploadBytes) })}
          onFiles={receive}
        />
        {queue.length > 0 && (
          <div className={styles.queue}>
            <UploadItems label={t("Uploads")} queue={queue} actions={actions} accepted={types} />
          </div>
        )}
        <Row justify="end">
          <Button disabled={isUploading(queue)} onClick={onClose}>
            {t("Done")}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
