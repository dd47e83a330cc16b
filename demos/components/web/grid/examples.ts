import { english } from "#contract/english.ts";
import { Breakpoints } from "#demos/components/web/grid/breakpoints.tsx";
import { FieldColumns } from "#demos/components/web/grid/field-columns.tsx";
import { Grids } from "#demos/components/web/grid/grids.tsx";
import { Rows } from "#demos/components/web/grid/rows.tsx";
import { Sidebars } from "#demos/components/web/grid/sidebars.tsx";
import { Stacks } from "#demos/components/web/grid/stacks.tsx";
import type { Example } from "#web/ui/display/example/example-cards.tsx";

export const gridExamples: readonly Example[] = [
  {
    title: english("Grid"),
    Example: Grids,
    source: () => import("#demos/components/web/grid/grids.tsx?raw"),
    docs: [() => import("#web/ui/layout/grid.tsx?props"), () => import("#web/ui/layout/resizable.tsx?props")],
    isWide: true,
  },
  {
    title: english("Sidebar"),
    Example: Sidebars,
    source: () => import("#demos/components/web/grid/sidebars.tsx?raw"),
    docs: [() => import("#web/ui/layout/sidebar.tsx?props")],
    isWide: true,
  },
  {
    title: english("Fields in columns"),
    Example: FieldColumns,
    source: () => import("#demos/components/web/grid/field-columns.tsx?raw"),
    docs: [() => import("#web/ui/form/fields.tsx?props")],
    isWide: true,
  },
  {
    title: english("Stack"),
    Example: Stacks,
    source: () => import("#demos/components/web/grid/stacks.tsx?raw"),
    docs: [() => import("#web/ui/layout/stack.tsx?props")],
  },
  {
    title: english("Breakpoints"),
    Example: Breakpoints,
    source: () => import("#demos/components/web/grid/breakpoints.tsx?raw"),
  },
  {
    title: english("Row"),
    Example: Rows,
    source: () => import("#demos/components/web/grid/rows.tsx?raw"),
    docs: [() => import("#web/ui/layout/row.tsx?props")],
    isWide: true,
  },
];
