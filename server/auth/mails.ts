import { nameForMail } from "#server/auth/mail-name.ts";
import { escapeHtml } from "#server/lib/escape-html.ts";
import { mailLanguageOf } from "#server/lib/mail-language.ts";
import type { Mail } from "#server/lib/mail.ts";

type Reset = {
  readonly to: string;
  readonly name: string;
  readonly link: string;
  readonly language: string | undefined;
};

/** Minutes until the link in a mail expires. */
export const linkMinutes = 60;

/** Writes the password reset mail in the person's language. */
export function writeResetMail({ to, name, link, language }: Reset): Mail {
  const { key, dir, t } = mailLanguageOf(language);
  const called = nameForMail(name);
  const subject = t("Reset your Atrium password");
  const greeting = called === undefined ? t("Hello,") : t("Hello {{name}},", { name: called });
  const paragraphs = [
    t(
      "We received a request to reset your password. Use this link to set a new one. It works once and expires in {{minutes}} minutes:",
      { minutes: String(linkMinutes) },
    ),
    t("If you did not request this, ignore this email. Your password stays the same."),
  ];
  return {
    to,
    subject,
    language: key,
    text: [greeting, paragraphs[0], link, paragraphs[1]].join("\n\n"),
    html: page(dir, key, [
      `<p>${escapeHtml(greeting)}</p>`,
      `<p>${escapeHtml(paragraphs[0] ?? "")}</p>`,
      `<p><a href="${escapeHtml(link)}" style="${button}">${escapeHtml(t("Set a new password"))}</a></p>`,
      `<p style="color:#566176;word-break:break-all">${escapeHtml(link)}</p>`,
      `<p>${escapeHtml(paragraphs[1] ?? "")}</p>`,
    ]),
  };
}

// Mail programs ignore style sheets, so the styles are inline.
const button =
  "display:inline-block;padding:10px 20px;border-radius:6px;background:#2563d9;color:#ffffff;text-decoration:none";

const page = (dir: string, language: string, lines: readonly string[]) =>
  `<!doctype html><html lang="${language}" dir="${dir}"><body style="margin:0;padding:24px;background:#f3f5f8;` +
  `font:14px/1.5 system-ui,sans-serif;color:#1b2433"><div style="max-width:520px;margin:0 auto;padding:24px;` +
  `background:#ffffff;border-radius:6px"><strong style="font-size:16px">Atrium</strong>${lines.join("")}</div></body></html>`;
