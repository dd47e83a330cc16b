import type { ReactNode } from "react";

import { FiguresChart } from "#demos/graphs/web/figures/figures-chart.tsx";
import type { FiguresDrawing, Share, SharesKind } from "#demos/graphs/web/figures/figures-option.ts";
import { SharesChart } from "#demos/graphs/web/figures/shares-chart.tsx";
import { progressOf } from "#demos/graphs/web/queries.ts";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";
import { WidgetGrid } from "#web/ui/widgets/widget-grid.tsx";

type DrawnFromQuery<Query> = {
  /** The query whose data the chart draws, by its name in the gallery's `queries`. */
  readonly query: Query;
};

type DescribedChart = {
  /** A sentence that says what the chart shows, translated. */
  readonly description: string;
  /** A sentence about its data, translated; see `findings.ts`. */
  readonly caption: string;
  /** The head of the first column in the chart's table, translated. */
  readonly labelTitle: string;
};

/** Values by their labels. */
type FiguresDefinition<Query> = DrawnFromQuery<Query> & DescribedChart & FiguresDrawing;

/** Parts of a whole. */
type SharesDefinition<Query> = DrawnFromQuery<Query> &
  DescribedChart & {
    readonly kind: SharesKind;
    readonly shares: readonly Share[];
    /** What is shared, translated; by default "Total". */
    readonly whole?: string;
    readonly colors?: readonly number[];
  };

/** A chart that has a component of its own. */
type OwnDefinition<Query> = DrawnFromQuery<Query> & {
  readonly draw: (progress: ReturnType<typeof progressOf>) => ReactNode;
};

/** A chart that needs no data of the server. */
type StaticDefinition = { readonly content: ReactNode };

/** A chart of a gallery, and its place among the others. */
export type GalleryEntry<Query extends string> = Pick<
  WidgetDefinition,
  "id" | "title" | "column" | "span" | "isFlush"
> & {
  readonly chart: FiguresDefinition<Query> | SharesDefinition<Query> | OwnDefinition<Query> | StaticDefinition;
};

type ChartGalleryProps<Query extends string> = {
  /** Names the saved arrangement of the widgets. */
  screen: string;
  /** Memoized: charts are drawn again when their data change identity. */
  entries: readonly GalleryEntry<Query>[];
  queries: Readonly<Record<Query, Parameters<typeof progressOf>[0]>>;
};

/** A screen of charts, each in a widget. */
export function ChartGallery<Query extends string>({ screen, entries, queries }: ChartGalleryProps<Query>) {
  const contentOf = ({ id, title, chart }: GalleryEntry<Query>) => {
    if ("content" in chart) return chart.content;
    const progress = progressOf(queries[chart.query]);
    if ("draw" in chart) return chart.draw(progress);
    const { query: _, ...definition } = chart;
    const shared = { title, keepAs: `${screen}.${id}`, ...progress };
    if ("shares" in definition) return <SharesChart {...definition} {...shared} />;
    return <FiguresChart {...definition} {...shared} />;
  };
  const widgets = entries.map((entry): WidgetDefinition => {
    const { chart: _, ...place } = entry;
    return { ...place, content: contentOf(entry) };
  });
  return <WidgetGrid screen={screen} widgets={widgets} />;
}
