import type { WelcomeValues } from "#features/email-templates/contract.ts";
import type { MailContent } from "#features/email-templates/server/mail-content.ts";
import type { MailLanguage } from "#server/lib/mail/mail-language.ts";

/** For somebody who has a new account. */
export const describeWelcome = (values: WelcomeValues, { t }: MailLanguage): MailContent => ({
  company: values.company,
  subject: values.subject,
  preheader: values.intro,
  blocks: [
    { kind: "hero", heading: values.heading },
    { kind: "paragraphs", text: values.intro },
    { kind: "button", label: values.buttonLabel, link: values.buttonLink },
    { kind: "paragraphs", text: values.closing },
  ],
  reason: t("You are receiving this email because an account was created with this address."),
});
