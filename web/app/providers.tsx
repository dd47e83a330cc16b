import { DirectionProvider, MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";

import { i18n } from "#web/lib/i18n.ts";
import { colorScheme, preferences } from "#web/lib/preferences.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { useStore } from "#web/lib/store.ts";
import { cssVariables, theme } from "#web/ui/theme.ts";

/** The direction is read from `<html>`, and followed there. */
export function Providers({ children }: { children: ReactNode }) {
  const { layout } = useStore(preferences);
  return (
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={i18n}>
        <DirectionProvider>
          <MantineProvider
            theme={theme}
            cssVariablesResolver={cssVariables}
            forceColorScheme={colorScheme(layout.skin)}
          >
            {children}
          </MantineProvider>
        </DirectionProvider>
      </I18nextProvider>
    </QueryClientProvider>
  );
}
