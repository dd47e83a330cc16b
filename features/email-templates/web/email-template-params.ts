import { templateNames } from "#features/email-templates/template-names.ts";
import type { TemplateName } from "#features/email-templates/contract.ts";

/** How a mail is shown: in a window, on a phone, in a dark mail client, or its text part. */
export const previews = ["desktop", "phone", "dark", "text"] as const;
export type Preview = (typeof previews)[number];

/** Absent for the first template, and for the preview that fits the screen. */
export type EmailTemplateParams = { template?: Exclude<TemplateName, "welcome">; preview?: Preview };

export const readEmailTemplateParams = ({ template, preview }: Record<string, unknown>) =>
  writeEmailTemplateParams(
    templateNames.find((each) => each === template),
    previews.find((each) => each === preview),
  );

/** Leaves out the first template, so that each address is written in one way. */
export const writeEmailTemplateParams = (
  template: TemplateName = "welcome",
  preview?: Preview,
): EmailTemplateParams => ({ ...(template !== "welcome" && { template }), ...(preview && { preview }) });
