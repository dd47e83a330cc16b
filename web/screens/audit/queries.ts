import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { listAuditEvents } from "#contract/audit.ts";
import { call } from "#web/lib/api/api-client.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";
import { type TableParams, writeQuery } from "#web/ui/table/params.ts";

// The previous page stays until the next one has loaded.
export const auditQuery = (params: TableParams) =>
  queryOptions({
    queryKey: topicKey("audit", writeQuery(params)),
    queryFn: ({ signal }) => call(listAuditEvents, { query: writeQuery(params) }, { signal }),
    placeholderData: keepPreviousData,
  });
