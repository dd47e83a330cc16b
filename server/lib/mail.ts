/** A mail to one person. Both texts say the same. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The language that it is written in, and the side it is read from. */
  readonly language: string;
};

/** Sends a mail. @throws where it was not taken over by the mail server */
export type SendMail = (mail: Mail) => Promise<void>;
