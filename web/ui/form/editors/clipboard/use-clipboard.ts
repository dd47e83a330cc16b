import type { EditorOptions } from "@tiptap/react";

import { notify } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { parseHtml } from "#web/lib/text/trusted-types.ts";
import { type Allowed, cleanClipboard } from "#web/ui/form/editors/clipboard/clean-clipboard.ts";

/**
 * Converts what is pasted into a text or dropped on it. An alert reports pictures that were left out.
 *
 * @returns properties of `editorProps`
 */
export function useClipboard(allowed: Allowed): EditorOptions["editorProps"] {
  const { t } = useTranslation();
  const report = (count: number) =>
    notify({
      tone: "warning",
      title: t({ one: "{{count}} picture was left out", other: "{{count}} pictures were left out" }, { count }),
      text: allowed.hasImages
        ? t("Save the picture on your device and insert it as a file.")
        : t("This text cannot contain pictures."),
    });
  /** Reports files that come without text. Otherwise the browser would show a dropped file in place of the page. */
  const refuseFiles = (transfer: DataTransfer | null) => {
    const files = transfer?.files.length ?? 0;
    const hasText = ["text/html", "text/plain"].some((type) => transfer?.types.includes(type));
    if (allowed.hasImages || files === 0 || hasText) return false;
    report(files);
    return true;
  };
  return {
    transformPastedHTML(html) {
      const { body } = parseHtml(html);
      const removed = cleanClipboard(body, allowed);
      if (removed > 0) report(removed);
      return body.innerHTML;
    },
    handlePaste: (_, { clipboardData }) => refuseFiles(clipboardData),
    handleDrop: (_, { dataTransfer }) => refuseFiles(dataTransfer),
  };
}
