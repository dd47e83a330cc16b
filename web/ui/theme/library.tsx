import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/Pill.css";
import "@mantine/core/styles/PillsInput.css";
import "@mantine/core/styles/Combobox.css";

import { DirectionProvider, MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";

import { colorScheme, preferences } from "#web/lib/preferences.ts";
import { useStore } from "#web/lib/store.ts";
import { cssVariables, theme } from "#web/ui/theme/theme.ts";

/**
 * Provides the component library to its children. The shell and lists do not use it, so that most screens do not load
 * it; see `docs/decisions`.
 */
export function Library({ children }: { children: ReactNode }) {
  const { layout } = useStore(preferences);
  return (
    // Follows the direction of `<html>`.
    <DirectionProvider>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={colorScheme(layout.skin)}>
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
