import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

import { english } from "#contract/text/english.ts";
import { plainName } from "#contract/text/plain-name.ts";
import { PictureFault, maxFileSize, maxMegapixels, openPicture } from "#demos/image-editor/web/open-picture.ts";
import type { Editor } from "#demos/image-editor/web/use-editor.ts";
import { notify } from "#web/lib/alerts.ts";
import { askToConfirm } from "#web/lib/confirm.ts";
import { describePictureFault } from "#web/lib/pictures/damaged-picture.ts";
import { formatFileSize } from "#web/lib/format/format.ts";
import { type Translate, useTranslation } from "#web/lib/i18n/i18n.ts";

/** Opens a chosen, dropped or pasted picture in place of the current one. Asks first if edits would be lost. */
export function useChoosePicture({ hasChanges, open }: Editor) {
  const { t } = useTranslation();
  const opening = useMutation({
    mutationFn: openPicture,
    // The person may have gone on editing while the picture was decoded.
    onSuccess: async (picture) => {
      if (!hasChanges || (await askToDiscard(t))) open(picture);
    },
    onError: async (error, file) =>
      notify({ tone: "danger", title: await describeFault(error, file, t), text: plainName(file.name) }),
  });

  const choose = (file: File | undefined) => {
    if (file && !opening.isPending) opening.mutate(file);
  };

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file) return;
    event.preventDefault();
    choose(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);

  return { choose, isOpening: opening.isPending };
}

const askToDiscard = (t: Translate) =>
  askToConfirm({
    title: t("Discard changes?"),
    text: t("The edited picture has not been saved."),
    confirm: t("Discard"),
    cancel: t("Keep editing"),
    tone: "danger",
  });

/** Says what to choose instead. */
async function describeFault(error: unknown, file: Blob, t: Translate) {
  const code = error instanceof PictureFault ? error.code : undefined;
  if (code === "file-too-large") return t("Choose a file of at most {{size}}", { size: formatFileSize(maxFileSize) });
  if (code === "too-many-pixels")
    return t(
      {
        one: "Choose a picture of at most {{count}} megapixel",
        other: "Choose a picture of at most {{count}} megapixels",
      },
      { count: maxMegapixels },
    );
  return t(await describePictureFault(file, english("Choose a PNG, JPEG, GIF or WebP picture")));
}
