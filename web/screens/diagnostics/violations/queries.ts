import { queryOptions, useMutation } from "@tanstack/react-query";

import { clearViolations, listViolations } from "#contract/violations.ts";
import { call } from "#web/lib/api/api-client.ts";
import { optimistic } from "#web/lib/changes/optimistic.ts";
import { retryOnMount } from "#web/lib/api/query-client.ts";
import { unannouncedKey } from "#web/lib/api/query-keys.ts";

/** For administrators. */
export const violationsQuery = queryOptions({
  queryKey: unannouncedKey("violations"),
  queryFn: ({ signal }) => call(listViolations, {}, { signal }),
  retryOnMount,
});

export const useClearViolations = () =>
  useMutation({
    mutationFn: () => call(clearViolations, {}),
    ...optimistic(violationsQuery, () => ({ data: [] })),
  });
