import { english } from "#contract/text/english.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { useIsNarrow } from "#web/lib/media.ts";
import type { DashboardPart } from "#web/lib/parts.ts";
import { WhenInView } from "#web/ui/display/when-in-view.tsx";

const Month = lazyPart(() => import("#features/calendar/web/calendar-part.tsx").then((part) => part.CalendarPart));

/** In pixels, the height of a month of five weeks: with the events of a day beside it, and below it on narrow screens. */
const height = { wide: 288, narrow: 420 };

const Part = () => (
  <WhenInView height={useIsNarrow() ? height.narrow : height.wide}>
    <Month />
  </WhenInView>
);

export const dashboardPart: DashboardPart = { order: 10, id: "calendar", title: english("Calendar"), column: 0, Part };
