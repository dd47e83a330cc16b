import { queryOptions, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";

import { type DataColumn, dataColumns, dataExportPath, type DataRow } from "#demos/tables/contract.ts";
import { dataRowsQuery } from "#demos/tables/web/queries.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { TableSearch } from "#web/lib/table-search.ts";
import { unannouncedKey } from "#web/lib/api/query-keys.ts";
import { Choice } from "#web/ui/form/choices/choice.tsx";
import { ScreenLoading } from "#web/ui/screen/screen-loading.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import type { Column, PhoneRow } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { useTableAddress } from "#web/ui/table/use-address.ts";
import { useLocalRows } from "#web/ui/table/rows/use-local-rows.ts";

/** The page sizes; the first is the specification's (§9). */
const defaults = { sizes: [15, 30, 100, 500] } as const;

const columnSetup: Record<DataColumn, Partial<Column<DataRow>>> = {
  id: { width: 80, isIdentifier: true, format: String },
  name: { width: 184 },
  phone: { width: 160, isSecondary: true },
  company: { width: 208 },
  zip: { width: 112, isSecondary: true },
  city: { width: 120 },
  date: { width: 128 },
};

const columns: readonly Column<DataRow>[] = dataColumns.map((column) => ({
  ...column,
  ...columnSetup[column.id],
  value: (row) => row[column.id],
}));

const phoneRow: PhoneRow<DataColumn> = { title: "name", value: "city", below: ["company"], belowValue: "date" };

const keyOf = ({ id }: DataRow) => String(id);

/** The number of rows generated in the browser. */
const manyRows = 100_000;
const manyRowsQuery = queryOptions({
  queryKey: unannouncedKey("made-up-rows"),
  queryFn: async () => (await import("#demos/tables/web/many-rows.ts")).makeManyRows(manyRows),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The same table twice: with rows from the server, and with many rows in the browser. */
export function DataTablesScreen() {
  const { t } = useTranslation();
  const search: TableSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const isInBrowser = search["work"] === "browser";
  return (
    <Screen
      title={t("Data tables")}
      description={t("Sort, filter, move, resize, hide or pin any column. Exports contain all matching rows.")}
      actions={
        <Choice
          label={t("Processing")}
          options={[
            { value: "server", label: t("On the server") },
            { value: "browser", label: t("In the browser") },
          ]}
          value={isInBrowser ? "browser" : "server"}
          onChange={(work) => void navigate({ to: ".", search: (work === "browser" ? { work } : {}) as never })}
        />
      }
    >
      {isInBrowser ? <RowsInBrowser /> : <RowsOnServer />}
    </Screen>
  );
}

function RowsOnServer() {
  const { t } = useTranslation();
  const view = useTableAddress(columns, defaults);
  const query = useQuery(dataRowsQuery(view.params));
  return (
    <DataTable
      id="datatables"
      label={t("Customers")}
      columns={columns}
      phoneRow={phoneRow}
      view={view}
      source={{ server: query, exportPath: dataExportPath }}
      row={{ keyOf }}
    />
  );
}

function RowsInBrowser() {
  const { t } = useTranslation();
  const view = useTableAddress(columns, defaults);
  const { data } = useQuery(manyRowsQuery);
  const { rows, isStale } = useLocalRows(data, columns, view.params);
  if (!rows) return <ScreenLoading />;
  return (
    <DataTable
      id="datatables"
      label={t("Customers")}
      columns={columns}
      phoneRow={phoneRow}
      view={view}
      source={{ rows, isStale, isOnePage: true }}
      row={{ keyOf }}
    />
  );
}
