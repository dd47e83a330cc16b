import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod/mini";

import type { Endpoint } from "#contract/endpoint.ts";
import type { FormSaved } from "#demos/forms/contract.ts";
import { submissionsKey } from "#demos/forms/web/queries.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";

type SubmissionEndpoint = Endpoint & { readonly body: z.ZodMiniType; readonly response: typeof FormSaved };

/** A demo form: it is emptied once it is submitted, and `answer` is set until `again` is called. */
export function useSubmissionForm<Values extends object>(endpoint: SubmissionEndpoint, initial: Values) {
  const client = useQueryClient();
  const [answer, setAnswer] = useState<FormSaved>();
  const form = useContractForm<SubmissionEndpoint, Values, FormSaved>(endpoint, {
    initial,
    marksValid: true,
    onSaved: (saved) => {
      form.reset();
      setAnswer(saved);
      void client.invalidateQueries({ queryKey: submissionsKey });
    },
  });
  return { form, answer, again: () => setAnswer(undefined) };
}
