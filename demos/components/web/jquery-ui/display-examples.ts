import { english } from "#contract/text/english.ts";
import { Menus, menuSources } from "#demos/components/web/buttons/menu-examples.tsx";
import { Dialogs, messageSources, Tooltips } from "#demos/components/web/general/message-examples.tsx";
import { Progress, stateSources } from "#demos/components/web/general/state-examples.tsx";
import { Accordions, DynamicTabs, structureSources } from "#demos/components/web/general/structure-examples.tsx";
import type { Example } from "#web/ui/display/example/example-cards.tsx";

/** The widgets that show and hide content. */
export const displayExamples: readonly Example[] = [
  {
    title: english("Accordion"),
    component: { Accordions },
    sources: structureSources,
    docs: [() => import("#web/ui/display/accordion.tsx?props")],
  },
  {
    title: english("Tabs"),
    component: { DynamicTabs },
    sources: structureSources,
    docs: [() => import("#web/ui/display/tabs.tsx?props")],
  },
  {
    title: english("Dialog"),
    component: { Dialogs },
    sources: messageSources,
    docs: [() => import("#web/ui/dialog/dialog.tsx?props")],
  },
  {
    title: english("Menu"),
    component: { Menus },
    sources: menuSources,
    docs: [() => import("#web/ui/actions/menu.tsx?props")],
  },
  {
    title: english("Progress bar"),
    component: { Progress },
    sources: stateSources,
    docs: [() => import("#web/ui/display/status/progress-bar.tsx?props")],
  },
  {
    title: english("Tooltip"),
    component: { Tooltips },
    sources: messageSources,
    docs: [() => import("#web/ui/actions/button.tsx?props")],
  },
];
