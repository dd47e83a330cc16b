import { english } from "#contract/english.ts";
import { Accordions } from "#demos/components/web/general/accordions.tsx";
import { Avatars } from "#demos/components/web/general/avatars.tsx";
import { Badges } from "#demos/components/web/general/badges.tsx";
import { Carousels } from "#demos/components/web/general/carousels.tsx";
import { Dialogs } from "#demos/components/web/general/dialogs.tsx";
import { Drawers } from "#demos/components/web/general/drawers.tsx";
import { DynamicTabs } from "#demos/components/web/general/dynamic-tabs.tsx";
import { EmptyStates } from "#demos/components/web/general/empty-states.tsx";
import { LoadingStates } from "#demos/components/web/general/loading-states.tsx";
import { NoticeTones } from "#demos/components/web/general/notice-tones.tsx";
import { Notices } from "#demos/components/web/general/notices.tsx";
import { Pages } from "#demos/components/web/general/pages.tsx";
import { Popovers } from "#demos/components/web/general/popovers.tsx";
import { Progress } from "#demos/components/web/general/progress.tsx";
import { Tooltips } from "#demos/components/web/general/tooltips.tsx";
import type { Example } from "#web/ui/display/example/example-cards.tsx";

type Section = { readonly id: string; readonly title: string; readonly examples: readonly Example[] };

/** The examples of the screen "General", by what they are for. Each section has an even number of columns. */
export const generalSections: readonly Section[] = [
  {
    id: "messages",
    title: english("Messages"),
    examples: [
      {
        title: english("Notices"),
        Example: Notices,
        source: () => import("#demos/components/web/general/notices.tsx?raw"),
      },
      {
        title: english("Kinds of notices"),
        Example: NoticeTones,
        source: () => import("#demos/components/web/general/notice-tones.tsx?raw"),
      },
      {
        title: english("Dialog"),
        Example: Dialogs,
        source: () => import("#demos/components/web/general/dialogs.tsx?raw"),
        docs: [() => import("#web/ui/dialog/dialog.tsx?props")],
      },
      {
        title: english("Drawer"),
        Example: Drawers,
        source: () => import("#demos/components/web/general/drawers.tsx?raw"),
        docs: [() => import("#web/ui/dialog/dialog.tsx?props")],
      },
      {
        title: english("Tooltip"),
        Example: Tooltips,
        source: () => import("#demos/components/web/general/tooltips.tsx?raw"),
        docs: [() => import("#web/ui/display/tooltip.tsx?props")],
      },
      {
        title: english("Popover"),
        Example: Popovers,
        source: () => import("#demos/components/web/general/popovers.tsx?raw"),
        docs: [() => import("#web/ui/actions/dropdown.tsx?props")],
      },
    ],
  },
  {
    id: "structure",
    title: english("Structure"),
    examples: [
      {
        title: english("Tabs"),
        Example: DynamicTabs,
        source: () => import("#demos/components/web/general/dynamic-tabs.tsx?raw"),
        docs: [() => import("#web/ui/display/tabs.tsx?props")],
      },
      {
        title: english("Accordion"),
        Example: Accordions,
        source: () => import("#demos/components/web/general/accordions.tsx?raw"),
        docs: [() => import("#web/ui/display/accordion.tsx?props")],
      },
      {
        title: english("Carousel"),
        Example: Carousels,
        source: () => import("#demos/components/web/general/carousels.tsx?raw"),
        docs: [() => import("#web/ui/display/carousel.tsx?props")],
      },
      {
        title: english("Empty state"),
        Example: EmptyStates,
        source: () => import("#demos/components/web/general/empty-states.tsx?raw"),
        docs: [() => import("#web/ui/display/empty-state.tsx?props")],
      },
      {
        title: english("Pages"),
        Example: Pages,
        source: () => import("#demos/components/web/general/pages.tsx?raw"),
        docs: [() => import("#web/ui/display/pagination.tsx?props")],
        isWide: true,
      },
    ],
  },
  {
    id: "states",
    title: english("States and people"),
    examples: [
      {
        title: english("Progress"),
        Example: Progress,
        source: () => import("#demos/components/web/general/progress.tsx?raw"),
        docs: [() => import("#web/ui/display/progress-bar.tsx?props")],
      },
      {
        title: english("Badges and labels"),
        Example: Badges,
        source: () => import("#demos/components/web/general/badges.tsx?raw"),
        docs: [() => import("#web/ui/display/count-badge.tsx?props")],
      },
      {
        title: english("Loading"),
        Example: LoadingStates,
        source: () => import("#demos/components/web/general/loading-states.tsx?raw"),
        docs: [() => import("#web/ui/display/skeleton.tsx?props"), () => import("#web/ui/display/spinner.tsx?props")],
      },
      {
        title: english("Avatars"),
        Example: Avatars,
        source: () => import("#demos/components/web/general/avatars.tsx?raw"),
        docs: [() => import("#web/ui/display/avatar.tsx?props")],
      },
    ],
  },
];
