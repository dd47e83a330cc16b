import { useQuery } from "@tanstack/react-query";

import { type AuditColumn, auditColumns, type AuditEvent } from "#contract/audit.ts";
import styles from "#web/screens/audit/audit-screen.module.css";
import { DetailsCell } from "#web/screens/audit/details-cell.tsx";
import { ExportButton } from "#web/screens/audit/export-button.tsx";
import { auditQuery } from "#web/screens/audit/queries.ts";
import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { EmptyState } from "#web/ui/display/empty-state.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import type { Column, PhoneRow } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { useTableAddress } from "#web/ui/table/use-address.ts";

const defaults = { sizes: [30, 100], sort: [{ column: "date", isDescending: true }] } as const;

const columnSetup: Record<AuditColumn, Partial<Column<AuditEvent>>> = {
  date: { width: 136 },
  time: { width: 116, isSecondary: true },
  action: { width: 180, render: ({ action }) => <span>{translateData(action)}</span> },
  subject: { width: 248 },
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
  return actor === "" ? <span className={styles.server}>{t("Server")}</span> : <bdi>{actor}</bdi>;
}
