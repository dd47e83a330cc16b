import { Suspense } from "react";

import { displayExamples } from "#demos/components/web/jquery-ui/display-examples.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { ExampleCards } from "#web/ui/display/example/example-cards.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { ScreenPlace } from "#web/ui/screen/screen-place.tsx";

const InputCards = lazyPart(async () => (await import("#demos/components/web/jquery-ui/input-cards.tsx")).InputCards);

/** The widgets of jQuery UI, each as the component of this project that does the same. */
export function JqueryUiScreen() {
  const { t } = useTranslation();
  return (
    <Screen
      title={t("Interactive components")}
      description={t("Accordions, tabs, dialogs, menus, sliders and lists to sort, with their source.")}
    >
      <NextFrame fallback={<ScreenPlace />}>
        <Stack>
          <ExampleCards examples={displayExamples} />
          <Suspense fallback={<ScreenPlace />}>
            <InputCards />
          </Suspense>
        </Stack>
      </NextFrame>
    </Screen>
  );
}
