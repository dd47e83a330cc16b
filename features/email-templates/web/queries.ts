import { queryOptions, useQueryClient } from "@tanstack/react-query";

import {
  type EmailTemplate,
  getEmailTemplate,
  renderMail,
  resetEmailTemplate,
  saveEmailTemplate,
  type TemplateName,
  type TemplateValues,
} from "#features/email-templates/contract.ts";
import { call } from "#web/lib/api/api-client.ts";
import { topicKey, unannouncedKey } from "#web/lib/api/query-keys.ts";

/** A template with the mail of its values, which the preview then does not ask for. */
export const templateQuery = (template: TemplateName, language: string) =>
  queryOptions({
    queryKey: topicKey("email-templates", template, language),
    queryFn: async ({ signal, client }) => {
      const answer = await call(getEmailTemplate, { params: { template }, query: { language } }, { signal });
      client.setQueryData(mailQuery(answer.values, language).queryKey, answer.mail);
      return answer;
    },
  });

/** The mail that values make. The same values make the same mail. */
export const mailQuery = (values: TemplateValues, language: string) =>
  queryOptions({
    queryKey: unannouncedKey("email-mail", language, values),
    queryFn: ({ signal }) => call(renderMail, { query: { language }, body: values }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Saves or resets a template, and shows the answer. */
export function useTemplateWrites(template: TemplateName, language: string) {
  const client = useQueryClient();
  const show = (answer: EmailTemplate) => {
    client.setQueryData(mailQuery(answer.values, language).queryKey, answer.mail);
    client.setQueryData(templateQuery(template, language).queryKey, answer);
    return answer;
  };
  return {
    save: async (values: TemplateValues) => show(await call(saveEmailTemplate, { query: { language }, body: values })),
    reset: async () => show(await call(resetEmailTemplate, { params: { template }, query: { language } })),
  };
}
