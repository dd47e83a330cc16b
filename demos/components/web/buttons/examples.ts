import { english } from "#contract/english.ts";
import { Busy } from "#web/features/components/buttons/busy.tsx";
import { Disabled } from "#web/features/components/buttons/disabled.tsx";
import { IconButtons } from "#web/features/components/buttons/icon-buttons.tsx";
import { Menus } from "#web/features/components/buttons/menus.tsx";
import { Questions } from "#web/features/components/buttons/questions.tsx";
import { Sizes } from "#web/features/components/buttons/sizes.tsx";
import { SplitButton } from "#web/features/components/buttons/split-button.tsx";
import { Toggles } from "#web/features/components/buttons/toggles.tsx";
import { Variants } from "#web/features/components/buttons/variants.tsx";
import { WithIcons } from "#web/features/components/buttons/with-icons.tsx";
import type { Example } from "#web/ui/display/example/example-cards.tsx";

export const buttonExamples: readonly Example[] = [
  {
    title: english("Variants"),
    Example: Variants,
    source: () => import("#web/features/components/buttons/variants.tsx?raw"),
    docs: [() => import("#web/ui/actions/button.tsx?props")],
  },
  {
    title: english("Sizes"),
    Example: Sizes,
    source: () => import("#web/features/components/buttons/sizes.tsx?raw"),
    docs: [() => import("#web/ui/actions/button.tsx?props")],
  },
  {
    title: english("With icons"),
    Example: WithIcons,
    source: () => import("#web/features/components/buttons/with-icons.tsx?raw"),
    docs: [() => import("#web/ui/actions/button.tsx?props")],
  },
  {
    title: english("Icon buttons"),
    Example: IconButtons,
    source: () => import("#web/features/components/buttons/icon-buttons.tsx?raw"),
    docs: [() => import("#web/ui/actions/icon-button.tsx?props")],
  },
  {
    title: english("Busy"),
    Example: Busy,
    source: () => import("#web/features/components/buttons/busy.tsx?raw"),
    docs: [() => import("#web/ui/actions/button.tsx?props")],
  },
  {
    title: english("Disabled"),
    Example: Disabled,
    source: () => import("#web/features/components/buttons/disabled.tsx?raw"),
    docs: [() => import("#web/ui/actions/button.tsx?props")],
  },
  {
    title: english("Menus"),
    Example: Menus,
    source: () => import("#web/features/components/buttons/menus.tsx?raw"),
    docs: [() => import("#web/ui/actions/menu.tsx?props")],
  },
  {
    title: english("Button with a menu"),
    Example: SplitButton,
    source: () => import("#web/features/components/buttons/split-button.tsx?raw"),
    docs: [() => import("#web/ui/actions/menu.tsx?props")],
  },
  {
    title: english("Toolbar"),
    Example: Toggles,
    source: () => import("#web/features/components/buttons/toggles.tsx?raw"),
    docs: [() => import("#web/ui/actions/toolbar.tsx?props")],
  },
  {
    title: english("Confirmation"),
    Example: Questions,
    source: () => import("#web/features/components/buttons/questions.tsx?raw"),
    docs: [() => import("#web/ui/actions/button.tsx?props")],
  },
];
