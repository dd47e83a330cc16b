import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { getInlineValues, type InlineFields, updateInlineValues } from "#demos/inline-edit/contract.ts";
import { call } from "#web/lib/api/api-client.ts";
import { createOwnChanges } from "#web/lib/changes/own-changes.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

export const valuesQuery = queryOptions({
  queryKey: topicKey("inline-edit", "values"),
  queryFn: ({ signal }) => call(getInlineValues, {}, { signal }),
});

const ownChanges = createOwnChanges();

/** Changes some values. The caller shows the errors of fields, and resolves conflicts. */
export function useUpdateValues() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ version, ...change }: Partial<InlineFields> & { version: number }) =>
      ownChanges.send("inline-edit", version, (seen) =>
        call(
          updateInlineValues,
          { body: { ...change, version: seen } },
          { handles: [409], fields: Object.keys(change) },
        ),
      ),
    onSuccess: (values) => queryClient.setQueryData(valuesQuery.queryKey, values),
  });
}
