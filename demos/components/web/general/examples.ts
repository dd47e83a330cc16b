import { english } from "#contract/english.ts";
import { Accordions } from "#web/features/components/general/accordions.tsx";
import { Avatars } from "#web/features/components/general/avatars.tsx";
import { Badges } from "#web/features/components/general/badges.tsx";
import { Carousels } from "#web/features/components/general/carousels.tsx";
import { Dialogs } from "#web/features/components/general/dialogs.tsx";
import { Drawers } from "#web/features/components/general/drawers.tsx";
import { DynamicTabs } from "#web/features/components/general/dynamic-tabs.tsx";
import { EmptyStates } from "#web/features/components/general/empty-states.tsx";
import { LoadingStates } from "#web/features/components/general/loading-states.tsx";
import { NoticeTones } from "#web/features/components/general/notice-tones.tsx";
import { Notices } from "#web/features/components/general/notices.tsx";
import { Pages } from "#web/features/components/general/pages.tsx";
import { Popovers } from "#web/features/components/general/popovers.tsx";
import { Progress } from "#web/features/components/general/progress.tsx";
import { Tooltips } from "#web/features/components/general/tooltips.tsx";
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
        source: () => import("#web/features/components/general/notices.tsx?raw"),
      },
      {
        title: english("Kinds of notices"),
        Example: NoticeTones,
        source: () => import("#web/features/components/general/notice-tones.tsx?raw"),
      },
      {
        title: english("Dialog"),
        Example: Dialogs,
        source: () => import("#web/features/components/general/dialogs.tsx?raw"),
        docs: [() => import("#web/ui/dialog/dialog.tsx?props")],
      },
      {
        title: english("Drawer"),
        Example: Drawers,
        source: () => import("#web/features/components/general/drawers.tsx?raw"),
        docs: [() => import("#web/ui/dialog/dialog.tsx?props")],
      },
      {
        title: english("Tooltip"),
        Example: Tooltips,
        source: () => import("#web/features/components/general/tooltips.tsx?raw"),
        docs: [() => import("#web/ui/display/tooltip.tsx?props")],
      },
      {
        title: english("Popover"),
        Example: Popovers,
        source: () => import("#web/features/components/general/popovers.tsx?raw"),
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
        source: () => import("#web/features/components/general/dynamic-tabs.tsx?raw"),
        docs: [() => import("#web/ui/display/tabs.tsx?props")],
      },
      {
        title: english("Accordion"),
        Example: Accordions,
        source: () => import("#web/features/components/general/accordions.tsx?raw"),
        docs: [() => import("#web/ui/display/accordion.tsx?props")],
      },
      {
        title: english("Carousel"),
        Example: Carousels,
        source: () => import("#web/features/components/general/carousels.tsx?raw"),
        docs: [() => import("#web/ui/display/carousel.tsx?props")],
      },
      {
        title: english("Empty state"),
        Example: EmptyStates,
        source: () => import("#web/features/components/general/empty-states.tsx?raw"),
        docs: [() => import("#web/ui/display/empty-state.tsx?props")],
      },
      {
        title: english("Pages"),
        Example: Pages,
        source: () => import("#web/features/components/general/pages.tsx?raw"),
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
        source: () => import("#web/features/components/general/progress.tsx?raw"),
        docs: [() => import("#web/ui/display/progress-bar.tsx?props")],
      },
      {
        title: english("Badges and labels"),
        Example: Badges,
        source: () => import("#web/features/components/general/badges.tsx?raw"),
        docs: [() => import("#web/ui/display/count-badge.tsx?props")],
      },
      {
        title: english("Loading"),
        Example: LoadingStates,
        source: () => import("#web/features/components/general/loading-states.tsx?raw"),
        docs: [() => import("#web/ui/display/skeleton.tsx?props"), () => import("#web/ui/display/spinner.tsx?props")],
      },
      {
        title: english("Avatars"),
        Example: Avatars,
        source: () => import("#web/features/components/general/avatars.tsx?raw"),
        docs: [() => import("#web/ui/display/avatar.tsx?props")],
      },
    ],
  },
];
