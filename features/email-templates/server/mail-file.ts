import MailComposer from "nodemailer/lib/mail-composer";

import type { RenderedMail } from "#features/email-templates/contract.ts";

type Envelope = { readonly from: string; readonly to: string; readonly language: string };

/**
 * Composes a mail as a file that mail clients open (`.eml`, RFC 5322). `X-Unsent` makes Outlook open it as a draft.
 *
 * @returns ASCII, with the lines of a mail (CRLF)
 */
export async function composeFile({ subject, html, text }: RenderedMail, { from, to, language }: Envelope) {
  const composer = new MailComposer({
    from,
    // An address given as an object is never parsed as a list.
    to: { name: "", address: to },
    subject,
    text,
    html,
    headers: { "Content-Language": language, "X-Unsent": "1" },
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return (await composer.compile().build()).toString("ascii");
}
