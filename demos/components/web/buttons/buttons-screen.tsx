import { buttonExamples } from "#demos/components/web/buttons/button-examples.tsx";
import { menuExamples } from "#demos/components/web/buttons/menu-examples.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { ComponentScreen } from "#web/ui/display/component-page/component-screen.tsx";
import { ExampleCards } from "#web/ui/display/example/example-cards.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { ScreenPlace } from "#web/ui/screen/screen-place.tsx";

const ButtonPages = lazyPart(async () => (await import("#demos/components/web/buttons/button-pages.tsx")).ButtonPages);

/** Buttons, menus and toolbars, with their source and documentation. */
export function ButtonsScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t("Buttons")} description={t("Buttons, menus and toolbars to try, with their source to copy.")}>
      <NextFrame fallback={<ScreenPlace />}>
        <ComponentScreen parts={ButtonPages}>
          <ExampleCards examples={[...buttonExamples, ...menuExamples]} />
        </ComponentScreen>
      </NextFrame>
    </Screen>
  );
}
