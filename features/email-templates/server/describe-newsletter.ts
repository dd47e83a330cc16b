import { displayLocale } from "#contract/values/display-locale.ts";
import type { NewsletterValues } from "#features/email-templates/contract.ts";
import type { MailContent } from "#features/email-templates/server/mail-content.ts";
import type { MailLanguage } from "#server/lib/mail/mail-language.ts";

/** News with links to the articles. It names its month, and how to cancel it. */
export const describeNewsletter = (values: NewsletterValues, { key, t }: MailLanguage, now: Date): MailContent => ({
  company: values.company,
  subject: values.subject,
  preheader: values.intro,
  blocks: [
    { kind: "hero", kicker: formatMonth(now, key), heading: values.heading },
    { kind: "paragraphs", text: values.intro },
    ...values.articles.map((article) => ({ kind: "article", ...article, linkLabel: t("Read more") }) as const),
  ],
  reason: t("You are receiving this email because you subscribed to the newsletter."),
  leave: { label: t("Unsubscribe"), link: values.unsubscribeLink },
});

const formatMonth = (date: Date, language: string) =>
  new Intl.DateTimeFormat(displayLocale(language), { month: "long", year: "numeric" }).format(date);
