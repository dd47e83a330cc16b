import { readFileSync } from "node:fs";

import type { Locator } from "@playwright/test";

/** The HTML that a program puts on the clipboard, from the fixture with this name. */
export const copied = (name: string) =>
  readFileSync(new URL(`../../web/ui/form/editors/clipboard/${name}.html`, import.meta.url), "utf8");

/** Pastes HTML into an element, or text if there is no HTML. */
export const paste = (target: Locator, { html, text }: { html?: string; text?: string }) =>
  target.evaluate(
    (element, sent) => {
      const data = new DataTransfer();
      if (sent.html !== undefined) data.setData("text/html", sent.html);
      if (sent.text !== undefined) data.setData("text/plain", sent.text);
      element.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data }));
    },
    { html, text },
  );
