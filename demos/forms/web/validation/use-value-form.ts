import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { submitValue, type ValueRules } from "#demos/forms/value.ts";
import { submissionsKey } from "#demos/forms/web/queries.ts";
import { isSame } from "#web/lib/changes/conflict.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";

/** The form that tries a value. It is accepted until the value or the rules change. */
export function useValueForm(rules: ValueRules) {
  const client = useQueryClient();
  const [accepted, setAccepted] = useState<object>();
  const form = useContractForm(submitValue, {
    initial: { value: "" },
    marksValid: true,
    toBody: ({ value }) => ({ value, rules }),
    onSaved: (_, { value }) => {
      setAccepted({ value, rules });
      void client.invalidateQueries({ queryKey: submissionsKey });
    },
  });
  return { form, isAccepted: isSame(accepted, { value: form.values.value, rules }) };
}
