import { createTransport } from "nodemailer";

import type { SendMail } from "#server/lib/mail.ts";

/** In milliseconds: a mail server that does not answer is given up. */
const timeoutMs = 15_000;

/**
 * Mail by SMTP.
 *
 * @param url `smtp://user:password@mail.example:587`, or `smtps://…` for a connection that is encrypted from its start
 * @param from whom the mails come from: `Atrium <atrium@office.example>`
 */
export function openMailServer(url: string, from: string): SendMail {
  const transport = createTransport(
    { url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    { from },
  );
  return async ({ to, subject, text, html, language }) => {
    // An address given as an object is never read as a list of several.
    await transport.sendMail({
      to: { name: "", address: to },
      subject,
      text,
      html,
      headers: { "Content-Language": language, "Auto-Submitted": "auto-generated" },
    });
  };
}

/** Where no mail server is named, whoever runs the server passes the links on. */
export const printMail: SendMail = async ({ to, subject, text }) => {
  console.log(
    `No mail server is set up (ATRIUM_SMTP_URL), so this mail is shown here:\nTo: ${to}\n${subject}\n\n${text}\n`,
  );
};
