import { useState } from "react";

import { Pagination } from "#web/ui/display/pagination.tsx";

/** The pages of a long list. */
export function Pages() {
  const [page, setPage] = useState(3);
  return <Pagination page={page} size={15} total={214} onChange={setPage} />;
}
