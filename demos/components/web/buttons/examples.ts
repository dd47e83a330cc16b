import { english } from "#contract/english.ts";
import { Busy } from "#demos/components/web/buttons/busy.tsx";
import { Disabled } from "#demos/components/web/buttons/disabled.tsx";
import { IconButtons } from "#demos/components/web/buttons/icon-buttons.tsx";
import { Menus } from "#demos/components/web/buttons/menus.tsx";
import { Questions } from "#demos/components/web/buttons/questions.tsx";
import { Sizes } from "#demos/components/web/buttons/sizes.tsx";
import { SplitButton } from "#demos/components/web/buttons/split-button.tsx";
import { Toggles } from "#demos/components/web/buttons/toggles.tsx";
import { Variants } from "#demos/components/web/buttons/variants.tsx";
import { WithIcons } from "#demos/components/web/buttons/with-icons.tsx";
import type { Example } from "#web/ui/display/example/example-cards.tsx";

export const buttonExamples: readonly Example[] = [
  {
    title: english("Variants"),
    Example: Variants,
    source: () => import("#demos/components/web/buttons/variants.tsx?raw"),
    docs: [() => import("#web/ui/actions/button.tsx?props")],
  },
  {
    title: english("Sizes"),
    Example: Sizes,
    source: () => import("#demos/components/web/buttons/sizes.tsx?raw"),
    docs: [() => import("#web/ui/actions/button.tsx?props")],
  },
  {
    title: english("With icons"),
    Example: WithIcons,
    source: () => import("#demos/components/web/buttons/with-icons.tsx?raw"),
    docs: [() => import("#web/ui/actions/button.tsx?props")],
  },
  {
    title: english("Icon buttons"),
    Example: IconButtons,
    source: () => import("#demos/components/web/buttons/icon-buttons.tsx?raw"),
    docs: [() => import("#web/ui/actions/icon-button.tsx?props")],
  },
  {
    title: english("Busy"),
    Example: Busy,
    source: () => import("#demos/components/web/buttons/busy.tsx?raw"),
    docs: [() => import("#web/ui/actions/button.tsx?props")],
  },
  {
    title: english("Disabled"),
    Example: Disabled,
    source: () => import("#demos/components/web/buttons/disabled.tsx?raw"),
    docs: [() => import("#web/ui/actions/button.tsx?props")],
  },
  {
    title: english("Menus"),
    Example: Menus,
    source: () => import("#demos/components/web/buttons/menus.tsx?raw"),
    docs: [() => import("#web/ui/actions/menu.tsx?props")],
  },
  {
    title: english("Button with a menu"),
    Example: SplitButton,
    source: () => import("#demos/components/web/buttons/split-button.tsx?raw"),
    docs: [() => import("#web/ui/actions/menu.tsx?props")],
  },
  {
    title: english("Toolbar"),
    Example: Toggles,
    source: () => import("#demos/components/web/buttons/toggles.tsx?raw"),
    docs: [() => import("#web/ui/actions/toolbar.tsx?props")],
  },
  {
    title: english("Confirmation"),
    Example: Questions,
    source: () => import("#demos/components/web/buttons/questions.tsx?raw"),
    docs: [() => import("#web/ui/actions/button.tsx?props")],
  },
];
