import { queryOptions } from "@tanstack/react-query";

import { getDiagnostics } from "#contract/diagnostics.ts";
import { call } from "#web/lib/api/api-client.ts";
import { unannouncedKey } from "#web/lib/api/query-keys.ts";
import { retryOnMount } from "#web/lib/api/query-client.ts";

export const diagnosticsQuery = queryOptions({
  queryKey: unannouncedKey("diagnostics-report"),
  queryFn: ({ signal }) => call(getDiagnostics, {}, { signal }),
  retryOnMount,
});
