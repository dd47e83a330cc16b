import { office } from "#office";
import { nameForMail } from "#server/auth/mails/mail-name.ts";
import { buttonStyle, page, supportLines } from "#server/auth/mails/mails.ts";
import { escapeHtml } from "#server/lib/text/escape-html.ts";
import { mailLanguageOf } from "#server/lib/mail/mail-language.ts";
import type { Mail } from "#server/lib/mail/mail.ts";

/** Days until the link of an invitation expires. */
export const invitationDays = 7;

type Invitation = {
  readonly to: string;
  readonly username: string;
  /** The name of the administrator. */
  readonly inviter: string;
  readonly link: string;
  readonly language: string | undefined;
};

/** Writes the mail of an invitation in the administrator's language. */
export function writeInvitationMail({ to, username, inviter, link, language }: Invitation): Mail {
  const { key, dir, t } = mailLanguageOf(language);
  const name = nameForMail(inviter);
  const { title } = office;
  const subject = t("You are invited to {{title}}", { title });
  const lines = [
    name === undefined
      ? t("You are invited to use {{title}}.", { title })
      : t("{{name}} has invited you to use {{title}}.", { name, title }),
    t("Your username is {{username}}.", { username }),
    t("Use this link to set your password. It works once and expires in {{days}} days:", {
      days: String(invitationDays),
    }),
  ];
  const last = [t("If you did not expect this invitation, ignore this email."), ...supportLines(t)];
  return {
    to,
    subject,
    language: key,
    text: [lines.join("\n"), link, ...last].join("\n\n"),
    html: page(dir, key, [
      ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
      `<p><a href="${escapeHtml(link)}" style="${buttonStyle()}">${escapeHtml(t("Set a password"))}</a></p>`,
      `<p class="muted" style="color:#566176;word-break:break-all">${escapeHtml(link)}</p>`,
      ...last.map((line) => `<p>${escapeHtml(line)}</p>`),
    ]),
  };
}
