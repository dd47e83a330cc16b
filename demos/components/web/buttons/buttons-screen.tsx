import { buttonExamples } from "#demos/components/web/buttons/button-examples.tsx";
import { menuExamples } from "#demos/components/web/buttons/menu-examples.tsx";
import { useTranslation } from "#web/lib/i18n.ts";
import { ExampleCards } from "#web/ui/display/example/example-cards.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { ScreenPlace } from "#web/ui/screen/screen-place.tsx";

/** Buttons, menus and toolbars, with their source. */
export function ButtonsScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t("Buttons")} description={t("Buttons, menus and toolbars to try, with their source to copy.")}>
      <NextFrame fallback={<ScreenPlace />}>
        <ExampleCards examples={[...buttonExamples, ...menuExamples]} />
      </NextFrame>
    </Screen>
  );
}
