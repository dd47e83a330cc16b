import { useQuery } from "@tanstack/react-query";

import type { Label } from "#contract/text/label.ts";
import {
  derivedColumns,
  type ProjectColumn,
  projectColumns,
  type ProjectRow,
  type ProjectStatus,
} from "#features/projects/contract.ts";
import { ContactsCell, formatHours, formatShare, NameCell, TargetCell } from "#features/projects/web/project-cells.tsx";
import { ProjectDetails } from "#features/projects/web/project-details.tsx";
import { projectsQuery } from "#features/projects/web/queries.ts";
import { Tracker } from "#features/projects/web/tracker.tsx";
import { formatMoney, formatMoneyShort } from "#web/lib/format/format-money.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { LabelChip } from "#web/ui/display/text/label-chip.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import type { Column, PhoneRow } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { useLocalRows } from "#web/ui/table/rows/use-local-rows.ts";
import { useTableAddress } from "#web/ui/table/use-address.ts";

/** The page sizes; the first is the specification's (§9). */
const defaults = { sizes: [15, 30, 100], sort: [{ column: "name", isDescending: false }] } as const;

const [name, est, status, starts, ends] = projectColumns;
const [contacts, target, tracker] = derivedColumns;

const columns: readonly Column<ProjectRow>[] = [
  {
    ...name,
    width: 200,
    value: (row) => row.name,
    render: (project) => <NameCell project={project} />,
    alsoShows: (row) => [formatShare(row.progress / 100)],
  },
  { ...est, width: 104, isSecondary: true, value: (row) => row.est, format: formatHours },
  {
    ...contacts,
    width: 104,
    isSecondary: true,
    value: (row) => row.contacts.map((person) => person.name).join(", "),
    render: (row) => <ContactsCell contacts={row.contacts} />,
  },
  {
    ...status,
    width: 108,
    value: (row) => row.status,
    render: (row) => <ProjectStatusChip status={row.status} />,
  },
  {
    ...target,
    // Room for two amounts in the language with the longest format.
    width: 184,
    value: (row) => row["target-actual"].actual,
    render: (project) => <TargetCell project={project} />,
    alsoShows: ({ "target-actual": { target, actual } }) => [
      String(target),
      ...[target, actual].flatMap((euros) => [formatMoney(euros), formatMoneyShort(euros)]),
    ],
  },
  { ...starts, width: 140, isSecondary: true, value: (row) => row.starts },
  { ...ends, width: 140, value: (row) => row.ends },
  {
    ...tracker,
    width: 124,
    value: (row) => row.tracker.at(-1) ?? 0,
    render: (row) => <Tracker kind="bar" tracker={row.tracker} />,
  },
];

/** The progress is below the name. */
const phoneRow: PhoneRow<ProjectColumn> = { title: "name", value: "status", belowValue: "ends" };

/** The list of projects. */
export function ProjectsScreen() {
  const { t } = useTranslation();
  const view = useTableAddress(columns, defaults);
  const query = useQuery(projectsQuery);
  const local = useLocalRows(query.data?.data, columns, view.params);
  return (
    <Screen title={t("Projects")} description={t("The team, budget and progress of every project.")}>
      <DataTable
        id="projects"
        label={t("Projects")}
        columns={columns}
        phoneRow={phoneRow}
        view={view}
        source={{ ...local, request: query }}
        row={{
          keyOf: ({ id }) => id,
          details: (project) => <ProjectDetails project={project} />,
        }}
      />
    </Screen>
  );
}

const statusColors: Record<ProjectStatus, Label["color"]> = {
  Planned: "violet",
  Active: "blue",
  "On hold": "amber",
  Completed: "green",
  Cancelled: "red",
};

function ProjectStatusChip({ status }: { status: ProjectStatus }) {
  const { t } = useTranslation();
  const names: Record<ProjectStatus, string> = {
    Planned: t("Planned"),
    Active: t("Active"),
    "On hold": t("On hold"),
    Completed: t("Completed"),
    Cancelled: t("Cancelled"),
  };
  return <LabelChip name={names[status]} color={statusColors[status]} />;
}
