import { createFileRoute } from "@tanstack/react-router";

import { AuditScreen } from "#web/screens/audit/audit-screen.tsx";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/audit")({
  validateSearch: readTableSearch,
  component: AuditScreen,
});
