import { type RawBuilder, type SqlBool, sql } from "kysely";

import { type AccountRow, type PeopleColumn, peopleColumns } from "#contract/people.ts";
import type { TableSource } from "#server/lib/tables/table-query.ts";

type Selected = Omit<AccountRow, "isYou" | "lastUsedAt"> & { readonly lastUsedAt: Date | null };

const toRow = ({ lastUsedAt, ...row }: Selected) => ({ ...row, lastUsedAt: lastUsedAt?.toISOString() ?? null });

/**
 * In the demo, the accounts that all visitors share. Visitors who have registered do not see each other.
 *
 * @param demoUsername undefined outside the demo
 */
const visibleIn = (demoUsername: string | undefined): RawBuilder<SqlBool> =>
  demoUsername === undefined ? sql`true` : sql`(people.username = ${demoUsername} or not people.can_sign_in)`;

/** The accounts, as the view `people` has them. */
export const peopleSource = (
  demoUsername: string | undefined,
): TableSource<PeopleColumn, Omit<AccountRow, "isYou">> => ({
  table: "people",
  isUncounted: true,
  columns: peopleColumns,
  keys: {
    name: "name_key",
    username: "username_key",
    email: "email_key",
    role: "role_rank",
    lastUsed: "used_key",
    created: "created_at",
  },
  emptyKeys: { email: "", lastUsed: "-infinity" },
  searchText: "search_text",
  only: visibleIn(demoUsername),
  sort: [{ column: "name", isDescending: false }],
  select: sql`
    people.id, name, username, email, picture, lower(role) as role, role as role_title, status, sessions,
    last_used_at, to_char(last_used, 'YYYY-MM-DD') as last_used, to_char(created, 'YYYY-MM-DD') as created`,
  toRow,
});
