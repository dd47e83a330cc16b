import { english } from "#contract/english.ts";
import { Menus } from "#web/features/components/buttons/menus.tsx";
import { Accordions } from "#web/features/components/general/accordions.tsx";
import { Dialogs } from "#web/features/components/general/dialogs.tsx";
import { DynamicTabs } from "#web/features/components/general/dynamic-tabs.tsx";
import { Progress } from "#web/features/components/general/progress.tsx";
import { Tooltips } from "#web/features/components/general/tooltips.tsx";
import type { Example } from "#web/ui/display/example/example-cards.tsx";

/** The widgets that show and hide content. */
export const displayExamples: readonly Example[] = [
  {
    title: english("Accordion"),
    Example: Accordions,
    source: () => import("#web/features/components/general/accordions.tsx?raw"),
    docs: [() => import("#web/ui/display/accordion.tsx?props")],
  },
  {
    title: english("Tabs"),
    Example: DynamicTabs,
    source: () => import("#web/features/components/general/dynamic-tabs.tsx?raw"),
    docs: [() => import("#web/ui/display/tabs.tsx?props")],
  },
  {
    title: english("Dialog"),
    Example: Dialogs,
    source: () => import("#web/features/components/general/dialogs.tsx?raw"),
    docs: [() => import("#web/ui/dialog/dialog.tsx?props")],
  },
  {
    title: english("Menu"),
    Example: Menus,
    source: () => import("#web/features/components/buttons/menus.tsx?raw"),
    docs: [() => import("#web/ui/actions/menu.tsx?props")],
  },
  {
    title: english("Progress bar"),
    Example: Progress,
    source: () => import("#web/features/components/general/progress.tsx?raw"),
    docs: [() => import("#web/ui/display/progress-bar.tsx?props")],
  },
  {
    title: english("Tooltip"),
    Example: Tooltips,
    source: () => import("#web/features/components/general/tooltips.tsx?raw"),
    docs: [() => import("#web/ui/display/tooltip.tsx?props")],
  },
];
