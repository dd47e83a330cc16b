import { gridExamples } from "#demos/components/web/grid/grid-examples.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { ExampleCards } from "#web/ui/display/example/example-cards.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { ScreenPlace } from "#web/ui/screen/screen-place.tsx";

/** The layouts that screens are made of, in frames that the reader resizes. */
export function GridScreen() {
  const { t } = useTranslation();
  return (
    <Screen
      title={t("Grid")}
      description={t("Layouts to resize with the pointer or the arrow keys, with their source.")}
    >
      <NextFrame fallback={<ScreenPlace />}>
        <ExampleCards examples={gridExamples} />
      </NextFrame>
    </Screen>
  );
}
