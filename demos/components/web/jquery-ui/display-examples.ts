import { english } from "#contract/english.ts";
import { Menus } from "#demos/components/web/buttons/menus.tsx";
import { Accordions } from "#demos/components/web/general/accordions.tsx";
import { Dialogs } from "#demos/components/web/general/dialogs.tsx";
import { DynamicTabs } from "#demos/components/web/general/dynamic-tabs.tsx";
import { Progress } from "#demos/components/web/general/progress.tsx";
import { Tooltips } from "#demos/components/web/general/tooltips.tsx";
import type { Example } from "#web/ui/display/example/example-cards.tsx";

/** The widgets that show and hide content. */
export const displayExamples: readonly Example[] = [
  {
    title: english("Accordion"),
    Example: Accordions,
    source: () => import("#demos/components/web/general/accordions.tsx?raw"),
    docs: [() => import("#web/ui/display/accordion.tsx?props")],
  },
  {
    title: english("Tabs"),
    Example: DynamicTabs,
    source: () => import("#demos/components/web/general/dynamic-tabs.tsx?raw"),
    docs: [() => import("#web/ui/display/tabs.tsx?props")],
  },
  {
    title: english("Dialog"),
    Example: Dialogs,
    source: () => import("#demos/components/web/general/dialogs.tsx?raw"),
    docs: [() => import("#web/ui/dialog/dialog.tsx?props")],
  },
  {
    title: english("Menu"),
    Example: Menus,
    source: () => import("#demos/components/web/buttons/menus.tsx?raw"),
    docs: [() => import("#web/ui/actions/menu.tsx?props")],
  },
  {
    title: english("Progress bar"),
    Example: Progress,
    source: () => import("#demos/components/web/general/progress.tsx?raw"),
    docs: [() => import("#web/ui/display/progress-bar.tsx?props")],
  },
  {
    title: english("Tooltip"),
    Example: Tooltips,
    source: () => import("#demos/components/web/general/tooltips.tsx?raw"),
    docs: [() => import("#web/ui/display/tooltip.tsx?props")],
  },
];
