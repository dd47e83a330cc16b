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
