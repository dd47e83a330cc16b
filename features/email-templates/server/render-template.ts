import type { RenderedMail, TemplateValues } from "#contract/email-templates.ts";
import { describeNewsletter } from "#server/email-templates/describe-newsletter.ts";
import { describeReceipt } from "#server/email-templates/describe-receipt.ts";
import { describeWelcome } from "#server/email-templates/describe-welcome.ts";
import type { MailContent } from "#server/email-templates/mail-content.ts";
import { renderHtml } from "#server/email-templates/render-html.ts";
import { renderText } from "#server/email-templates/render-text.ts";
import type { MailLanguage } from "#server/lib/mail-language.ts";

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
