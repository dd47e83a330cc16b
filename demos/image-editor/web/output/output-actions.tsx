import { IconCloudUpload, IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";

import { type Edit, pictureCrop } from "#demos/image-editor/web/crop/crop-state.ts";
import type { OpenPicture } from "#demos/image-editor/web/open-picture.ts";
import styles from "#demos/image-editor/web/output/output-actions.module.css";
import { formatOf, nameOutput, type Output } from "#demos/image-editor/web/output/output.ts";
import { runImageJob } from "#demos/image-editor/web/run-image-job.ts";
import type { Editor } from "#demos/image-editor/web/use-editor.ts";
import { notify } from "#web/lib/alerts.ts";
import { download } from "#web/lib/api/download.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { scaleSize } from "#web/lib/pictures/picture-size.ts";
import { uploadFile } from "#web/lib/uploads/upload-file.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ProgressBar } from "#web/ui/display/status/progress-bar.tsx";

type OutputActionsProps = { editor: Editor; output: Output };

/** Saves the result on the server, or downloads it. A failure loses nothing. */
export function OutputActions({ editor, output }: OutputActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { edit, keep } = editor;
  const write = useWritePicture(editor, output);
  /** The share of the file that was sent. */
  const [sent, setSent] = useState(0);

  const downloading = useMutation({
    mutationFn: write,
    onSuccess: (file) => {
      if (!file) return;
      download(file, file.name);
      keep(edit);
    },
  });
  const saving = useMutation({
    mutationFn: async () => {
      setSent(0);
      const file = await write();
      return file && uploadFile(file, { onProgress: (bytes) => setSent(bytes / file.size) });
    },
    onSuccess: (stored) => {
      if (!stored) return;
      keep(edit);
      notify({
        title: t("Picture saved to your uploads"),
        text: stored.name,
        action: { label: t("Show uploads"), run: () => void navigate({ to: "/form/dropzone" }) },
      });
    },
    onError: (error) =>
      notify({ tone: "danger", title: t("The picture could not be saved. Try again."), text: error.message }),
  });
  const isBusy = downloading.isPending || saving.isPending;

  return (
    <>
      <div className={styles.actions}>
        <Button aria-disabled={isBusy} onClick={() => !isBusy && saving.mutate()}>
          <IconCloudUpload size={18} stroke={1.75} aria-hidden />
          {t("Save to uploads")}
        </Button>
        <Button variant="primary" aria-disabled={isBusy} onClick={() => !isBusy && downloading.mutate()}>
          <IconDownload size={18} stroke={1.75} aria-hidden />
          {t("Download")}
        </Button>
      </div>
      {saving.isPending && <ProgressBar label={t("Saving to uploads")} value={sent} max={1} />}
    </>
  );
}

/** Writes the result. Failures are shown, and then there is no file. */
function useWritePicture({ picture, edit }: Editor, output: Output) {
  const { t } = useTranslation();
  return async () => {
    const format = formatOf(output.type).label;
    try {
      const file = await writePicture(picture, edit, output);
      if (!file)
        notify({
          tone: "danger",
          title: t("This browser cannot write {{format}}. Choose another format.", { format }),
        });
      return file;
    } catch (error) {
      console.warn("The picture could not be written:", error);
      notify({
        tone: "danger",
        title: t("The picture could not be written. Choose a smaller scale or another format."),
      });
      return undefined;
    }
  };
}

/**
 * Writes the edited picture in full resolution, from the original file.
 *
 * @returns undefined if the browser cannot write the format
 */
async function writePicture(picture: OpenPicture, edit: Edit, output: Output): Promise<File | undefined> {
  const size = scaleSize(edit.crop, output.scale);
  const blob = await runImageJob({
    task: "write",
    file: picture.file,
    part: pictureCrop(edit, picture),
    orientation: edit.orientation,
    size,
    type: output.type,
    quality: output.quality,
  });
  return blob && new File([blob], nameOutput(picture.file.name, size, formatOf(output.type)), { type: output.type });
}
