import type { RenderedMail, TemplateValues } from "#features/email-templates/contract.ts";
import { describeNewsletter } from "#features/email-templates/server/describe-newsletter.ts";
import { describeReceipt } from "#features/email-templates/server/describe-receipt.ts";
import { describeWelcome } from "#features/email-templates/server/describe-welcome.ts";
import type { MailContent } from "#features/email-templates/server/mail-content.ts";
import { renderHtml } from "#features/email-templates/server/render-html.ts";
import { renderText } from "#features/email-templates/server/render-text.ts";
import type { MailLanguage } from "#server/lib/mail/mail-language.ts";

/** The mail of a template: the same for the preview, the files and the test. */
export function renderTemplate(values: TemplateValues, language: MailLanguage, now: Date): RenderedMail {
  const content = describe(values, language, now);
  return { subject: content.subject, html: renderHtml(content, language), text: renderText(content) };
}

function describe(values: TemplateValues, language: MailLanguage, now: Date): MailContent {
  switch (values.template) {
    case "welcome":
      return describeWelcome(values, language);
    case "receipt":
      return describeReceipt(values, language, now);
    case "newsletter":
    default:
      return describeNewsletter(values, language, now);
  }
}
