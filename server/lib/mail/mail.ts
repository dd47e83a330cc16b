import { office } from "#office";

/** A mail to one person, with the same content as text and as HTML. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The mail's language and writing direction. */
  readonly language: string;
};

/** Sends a mail. @throws if the mail server does not accept it */
export type SendMail = (mail: Mail) => Promise<void>;

/** The sender of mails, unless the environment names one: `Atrium <atrium@localhost>`. */
export const defaultSender = () => `${quoteName(office.title)} <atrium@localhost>`;

/** The name of a sender. One with signs that mean something in an address has to be in quotation marks. */
const quoteName = (name: string) => (/^[\p{L}\p{M}\p{N} ]+$/u.test(name) ? name : `"${name.replaceAll(/["\\]/g, "")}"`);
