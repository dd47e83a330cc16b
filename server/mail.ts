import { createTransport } from "nodemailer";

import { office } from "#office";
import type { SendMail } from "#server/lib/mail/mail.ts";
import type { Log } from "#server/lib/log/request-log.ts";

/** Milliseconds until an unresponsive mail server is given up. */
const timeoutMs = 15_000;

/**
 * Sends mails by SMTP.
 *
 * @param url `smtp://user:password@mail.example:587`, or `smtps://…` for implicit TLS
 * @param from the sender: `Atrium <atrium@office.example>`
 */
export function openMailServer(url: string, from: string): SendMail {
  const transport = createTransport(
    { url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    { from, ...(office.supportAddress !== undefined && { replyTo: office.supportAddress }) },
  );
  return async ({ to, subject, text, html, language }) => {
    // An address given as an object is never parsed as a list.
    await transport.sendMail({
      to: { name: "", address: to },
      subject,
      text,
      html,
      headers: { "Content-Language": language, "Auto-Submitted": "auto-generated" },
    });
  };
}

/** Without a mail server, mails are printed, and the operator passes on the links. */
export const printMails =
  (log: Log): SendMail =>
  async ({ to, subject, text }) => {
    const reason = "No mail server is set up (ATRIUM_SMTP_URL), so this mail is shown here:";
    log("info", { message: `${reason}\nTo: ${to}\n${subject}\n\n${text}\n` });
  };
