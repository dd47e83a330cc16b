import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod/mini";

import { getPluginChoices, savePluginChoices } from "#demos/plugins/contract.ts";
import { call } from "#web/lib/api/api-client.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

export const choicesQuery = queryOptions({
  queryKey: topicKey("plugins", "choices"),
  queryFn: ({ signal }) => call(getPluginChoices, {}, { signal }),
});

type Body = z.input<(typeof savePluginChoices)["body"]>;

/** Replaces the choices. */
export function useSaveChoices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => call(savePluginChoices, { body }, { fields: Object.keys(body) }),
    onSuccess: (choices) => queryClient.setQueryData(choicesQuery.queryKey, choices),
  });
}
