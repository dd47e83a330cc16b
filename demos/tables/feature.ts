import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Tables",
  screens: [
    {
      path: "/tables/normal",
      title: "Basic tables",
      menu: "Tables",
      order: 10,
      keywords: ["striped", "bordered", "plain"],
    },
    {
      path: "/tables/datatables",
      title: "Data tables",
      menu: "Tables",
      order: 20,
      keywords: ["filter", "export", "columns", "excel", "csv", "DataTables"],
    },
    {
      path: "/tables/jqgrid",
      title: "Editable grid",
      menu: "Tables",
      order: 30,
      keywords: ["edit", "rows", "amounts", "expenses", "jqGrid"],
    },
  ],
} as const satisfies Feature;
