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
import { createContext, memo, type ReactNode, useContext } from "react";

import { useShownMode } from "#web/lib/layout/mode.ts";
import { preferences } from "#web/lib/session/preferences.ts";
import { useStore } from "#web/lib/store.ts";
import { cssVariables, theme } from "#web/ui/theme/theme.ts";

const Children = createContext<ReactNode>(null);

/**
 * Provides the component library to its children. The shell and lists do not use it, so that most screens do not load
 * it; see `docs/decisions`.
 */
export const Library = ({ children }: { children: ReactNode }) => (
  <Children value={children}>
    <Provider />
  </Children>
);

/**
 * Takes its children from a context, so that it is not rendered with them: each render of the library's provider renders
 * every component of the library.
 */
const Provider = memo(function Provider() {
  const mode = useShownMode(useStore(preferences).layout);
  return (
    // Follows the direction of `<html>`.
    <DirectionProvider>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={mode}>
        <Slot />
      </MantineProvider>
    </DirectionProvider>
  );
});

const Slot = () => useContext(Children);
