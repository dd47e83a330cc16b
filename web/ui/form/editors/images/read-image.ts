import type { Editor } from "@tiptap/react";

import { english } from "#contract/text/english.ts";
import { plainName } from "#contract/text/plain-name.ts";
import { maxRichTextBytes } from "#contract/text/rich-text.ts";
import { notify } from "#web/lib/alerts.ts";
import { describePictureFault } from "#web/lib/pictures/damaged-picture.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";
import { isolateText } from "#web/lib/i18n/isolate-text.ts";
import type { ImageAttributes } from "#web/ui/form/editors/images/place-image.ts";
import { shrinkImage } from "#web/ui/form/editors/images/shrink-image.ts";

/** In bytes: an element with its attributes, without the image and its alternative text. */
const elementBytes = 100;

type ReadImage =
  | { readonly image: Omit<ImageAttributes, "alt">; readonly refusal?: undefined }
  | { readonly image?: undefined; readonly refusal: string };

/** Reads a file that is to be inserted into a text. A refusal is in English: the key of its translations. */
export async function readImage(editor: Editor, file: Blob): Promise<ReadImage> {
  const image = await shrinkImage(file).catch(() => undefined);
  if (!image) return { refusal: await describePictureFault(file, english("Choose a PNG, JPEG, GIF or WebP image")) };
  const bytes = new TextEncoder().encode(editor.getHTML()).length + elementBytes + image.src.length;
  return bytes > maxRichTextBytes
    ? { refusal: english("There is no room for this image. A document holds up to 800 KB.") }
    : { image };
}

/** Reads files one after the other, and inserts them without alternative texts. An alert explains why one is refused. */
export async function readImages(
  editor: Editor,
  files: readonly File[],
  t: Translate,
  insert: (editor: Editor, image: ImageAttributes) => void,
) {
  for (const file of files) {
    const { image, refusal } = await readImage(editor, file);
    // The editor may have been closed in the meantime.
    if (image && !editor.isDestroyed) insert(editor, { ...image, alt: "" });
    if (refusal === undefined) continue;
    const title = t("Not inserted: {{name}}", { name: isolateText(plainName(file.name)) });
    notify({ tone: "danger", title, text: t(refusal) });
  }
}
