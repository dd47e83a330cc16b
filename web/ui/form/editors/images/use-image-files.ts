import type { Editor } from "@tiptap/react";
import type { ClipboardEvent, DragEvent } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyAction } from "#web/lib/loading/lazy-action.ts";
import { parseHtml } from "#web/lib/text/trusted-types.ts";
import { insertImage, setCursor } from "#web/ui/form/editors/images/place-image.ts";

const readImages = lazyAction(async () => (await import("#web/ui/form/editors/images/read-image.ts")).readImages);

/**
 * Inserts files that are pasted into a text or dropped on it. The library would ignore them, and the browser would show a
 * dropped file in place of the page.
 *
 * @returns the props of an element around the editor
 */
export function useImageFiles(editor: Editor | undefined) {
  const { t } = useTranslation();
  return {
    onPasteCapture(event: ClipboardEvent) {
      const files = filesOf(event.clipboardData);
      if (files.length === 0 || !editor?.view.dom.contains(event.target as Node)) return;
      event.preventDefault();
      readImages(editor, files, t, insertImage);
    },
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes("Files")) event.preventDefault();
    },
    onDropCapture(event: DragEvent) {
      const files = filesOf(event.dataTransfer);
      // Browsers also offer an image of the text as a file while it is moved.
      if (files.length === 0 || !editor || editor.view.dragging) return;
      event.preventDefault();
      const place = editor.view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (place) setCursor(editor, place.pos);
      readImages(editor, files, t, insertImage);
    },
  };
}

/** The files of a transfer. None if there is formatted text as well: word processors add a picture of it. */
function filesOf(transfer: DataTransfer): readonly File[] {
  const { body } = parseHtml(transfer.getData("text/html"));
  return body.textContent.trim() === "" ? [...transfer.files] : [];
}
