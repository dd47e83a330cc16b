/** A part of a mail. `render-html.ts` and `render-text.ts` write each kind. Texts are plain, and not escaped. */
export type MailBlock =
  | { readonly kind: "hero"; readonly kicker?: string; readonly heading: string }
  | { readonly kind: "heading"; readonly text: string }
  /** Separated by empty lines. */
  | { readonly kind: "paragraphs"; readonly text: string; readonly isMuted?: true }
  | { readonly kind: "button"; readonly label: string; readonly link: string }
  | { readonly kind: "facts"; readonly rows: readonly MailFact[] }
  | { readonly kind: "lines"; readonly rows: readonly MailLine[]; readonly total: MailFact }
  | {
      readonly kind: "article";
      readonly title: string;
      readonly text: string;
      readonly link: string;
      readonly linkLabel: string;
    };

export type MailFact = { readonly name: string; readonly value: string };

/** A line of a bill: the amount is formatted, and `detail` says how it comes about. */
export type MailLine = { readonly name: string; readonly detail: string; readonly amount: string };

/** The content of a mail, from which both its HTML and its text part are written. */
export type MailContent = {
  readonly company: string;
  readonly subject: string;
  /** The text that lists of mails show after the subject. */
  readonly preheader: string;
  readonly blocks: readonly MailBlock[];
  /** Why the reader receives the mail. */
  readonly reason: string;
  /** The link below the reason. */
  readonly leave?: { readonly label: string; readonly link: string };
};
