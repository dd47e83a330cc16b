import { useQuery } from "@tanstack/react-query";

import type { Label } from "#contract/text/label.ts";
import { type AuditColumn, auditColumns, type AuditEvent } from "#contract/audit.ts";
import styles from "#web/screens/audit/audit-screen.module.css";
import { DetailsCell } from "#web/screens/audit/details-cell.tsx";
import { ExportButton } from "#web/screens/audit/export-button.tsx";
import { auditQuery } from "#web/screens/audit/queries.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { LabelChip } from "#web/ui/display/text/label-chip.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import type { Column, PhoneRow } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { useTableAddress } from "#web/ui/table/use-address.ts";

const defaults = { sizes: [30, 100], sort: [{ column: "date", isDescending: true }] } as const;

/** What takes away is red or amber, and what gives is green. */
const actionColors: Readonly<Record<AuditEvent["action"], Label["color"]>> = {
  "Account created": "blue",
  "Account invited": "blue",
  "Invitation accepted": "green",
  "Role changed": "violet",
  Suspended: "red",
  Reinstated: "green",
  "Sessions ended": "amber",
  Deleted: "red",
  "Data exported": "teal",
  "Password changed": "blue",
  "Password reset": "blue",
  "Email changed": "blue",
  "Email verified": "green",
  "Identity linked": "green",
  "Identity unlinked": "amber",
  "Second factor on": "green",
  "Second factor off": "amber",
  "Passkey added": "green",
  "Passkey removed": "amber",
};

const columnSetup: Record<AuditColumn, Partial<Column<AuditEvent>>> = {
  date: { width: 136 },
  time: { width: 116, isSecondary: true },
  action: {
    width: 196,
    render: ({ action }) => <LabelChip name={translateData(action)} color={actionColors[action]} />,
  },
  subject: { width: 248, render: ({ subject }) => <AccountName account={subject} /> },
  actor: { width: 248, render: ({ actor }) => <ActorCell actor={actor} /> },
  details: { width: 200, isSecondary: true, render: (event) => <DetailsCell event={event} /> },
  reference: { width: 184, isSecondary: true },
};

const columns: readonly Column<AuditEvent>[] = auditColumns.map((column) => ({
  ...column,
  ...columnSetup[column.id],
  value: (row) => row[column.id],
}));

const phoneRow: PhoneRow<AuditColumn> = { title: "subject", value: "date", below: ["action"] };

/** The changes of accounts and roles, for administrators. */
export function AuditScreen() {
  const { t } = useTranslation();
  const view = useTableAddress(columns, defaults);
  const query = useQuery(auditQuery(view.params));
  return (
    <Screen
      title={t("Audit log")}
      description={t("Changes to accounts and roles. Entries are kept permanently.")}
      actions={<ExportButton params={view.params} />}
    >
      <DataTable
        id="audit"
        label={t("Audit log")}
        columns={columns}
        phoneRow={phoneRow}
        view={view}
        source={{ server: query }}
        row={{ keyOf: ({ id }) => id, listsColumns: true }}
        empty={
          <EmptyState title={t("No entries yet")} text={t("Changes to accounts and roles will be listed here.")} />
        }
      />
    </Screen>
  );
}

/** The account that made a change, or the server, which has none. */
function ActorCell({ actor }: { actor: string }) {
  const { t } = useTranslation();
  if (actor === "") return <span className={styles.server}>{t("Server")}</span>;
  return <bdi>{splitAccount(actor).name}</bdi>;
}

/** The account that was changed. On phones, the entry has room for its name only, and its details for both. */
function AccountName({ account }: { account: string }) {
  const { name, username } = splitAccount(account);
  return (
    <bdi>
      <span>{name}</span>
      <span className={styles.username}>{username}</span>
    </bdi>
  );
}

/** "Robin Vale (robin.vale)" in its parts, as the log stores it. */
function splitAccount(account: string) {
  const [, name = account, username = ""] = /^(.+?)( \([^()]+\))$/.exec(account) ?? [];
  return { name, username };
}
