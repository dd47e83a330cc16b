import { accentTone } from "#contract/values/accent.ts";
import { office } from "#office";
import { nameForMail } from "#server/auth/mails/mail-name.ts";
import { escapeHtml } from "#server/lib/text/escape-html.ts";
import { mailLanguageOf, type TranslateMail } from "#server/lib/mail/mail-language.ts";
import type { Mail } from "#server/lib/mail/mail.ts";

type LinkMail = {
  readonly to: string;
  readonly name: string;
  readonly link: string;
  readonly language: string | undefined;
};

/** Minutes until the link in a mail expires. */
export const linkMinutes = 60;

/** Writes the password reset mail in the person's language. */
export function writeResetMail(mail: LinkMail): Mail {
  const { t } = mailLanguageOf(mail.language);
  return writeLinkMail(mail, {
    subject: t("Reset your {{title}} password", { title: office.title }),
    before: t(
      "We received a request to reset your password. Use this link to set a new one. It works once and expires in {{minutes}} minutes:",
      { minutes: String(linkMinutes) },
    ),
    button: t("Set a new password"),
    after: t("If you did not request this, ignore this email. Your password stays the same."),
  });
}

/** Writes the mail that confirms the address of a new account. */
export function writeVerificationMail(mail: LinkMail): Mail {
  const { t } = mailLanguageOf(mail.language);
  return writeLinkMail(mail, {
    subject: t("Confirm your email address"),
    before: t(
      "An account for {{title}} was created with this email address. Use this link to confirm it. It expires in {{minutes}} minutes:",
      { title: office.title, minutes: String(linkMinutes) },
    ),
    button: t("Confirm email address"),
    after: t("If you did not create this account, ignore this email. It cannot be used without your confirmation."),
  });
}

/** Writes the mail to somebody whose address was entered in the registration form although they have an account. */
export function writeKnownAddressMail(mail: LinkMail): Mail {
  const { t } = mailLanguageOf(mail.language);
  return writeLinkMail(mail, {
    subject: t("You already have an account for {{title}}", { title: office.title }),
    before: t(
      "Someone tried to register with this email address, which already has an account. Use this link to sign in, or to set a new password:",
    ),
    button: t("Sign in"),
    after: t("If this was not you, ignore this email. Your account has not changed."),
  });
}

type LinkText = {
  readonly subject: string;
  readonly before: string;
  readonly button: string;
  readonly after: string;
};

/** Writes a mail that consists of a link, with a paragraph before and after it. */
function writeLinkMail({ to, name, link, language }: LinkMail, { subject, before, button, after }: LinkText): Mail {
  const { key, dir, t } = mailLanguageOf(language);
  const called = nameForMail(name);
  const greeting = called === undefined ? t("Hello,") : t("Hello {{name}},", { name: called });
  return {
    to,
    subject,
    language: key,
    text: [greeting, before, link, after, ...supportLines(t)].join("\n\n"),
    html: page(dir, key, [
      `<p>${escapeHtml(greeting)}</p>`,
      `<p>${escapeHtml(before)}</p>`,
      `<p><a href="${escapeHtml(link)}" style="${buttonStyle()}">${escapeHtml(button)}</a></p>`,
      `<p class="muted" style="color:#566176;word-break:break-all">${escapeHtml(link)}</p>`,
      ...[after, ...supportLines(t)].map((line) => `<p>${escapeHtml(line)}</p>`),
    ]),
  };
}

/** The last line of a mail, if there is an address for questions. */
export const supportLines = (t: TranslateMail): readonly string[] =>
  office.supportAddress === undefined
    ? []
    : [t("Questions? Write to {{address}}.", { address: office.supportAddress })];

// Mail programs ignore style sheets, so the styles are inline.
export const buttonStyle = () =>
  `display:inline-block;padding:10px 20px;border-radius:6px;background:${accentTone("#2563d9", "#ffffff")};color:#ffffff;text-decoration:none`;

/** For mail programs that show dark mails. Without a mark, inline styles would win. */
const darkRules =
  "@media (prefers-color-scheme: dark){body{background:#0e131b !important;color:#e6ebf4 !important}" +
  ".sheet{background:#161d29 !important}.muted{color:#a3b0c6 !important}}";

export const page = (dir: string, language: string, lines: readonly string[]) =>
  `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">` +
  `<meta name="supported-color-schemes" content="light dark"><style>${darkRules}</style></head><body style="margin:0;padding:24px;background:#f3f5f8;` +
  `font:14px/1.5 system-ui,sans-serif;color:#1b2433"><div class="sheet" style="max-width:520px;margin:0 auto;padding:24px;` +
  `background:#ffffff;border-radius:6px"><strong style="font-size:16px">${escapeHtml(office.title)}</strong>${lines.join("")}</div></body></html>`;
