import styles from "#demos/layouts/web/layouts.module.css";
import { OptionCard } from "#demos/layouts/web/option-card.tsx";
import { ResetButton } from "#demos/layouts/web/reset-button.tsx";
import { RuleStatus } from "#demos/layouts/web/rule-status.tsx";
import { useLayoutChange } from "#demos/layouts/web/use-layout-change.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { LayoutSwitch } from "#web/lib/layout/option-names.ts";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { ScreenPlace } from "#web/ui/screen/screen-place.tsx";

/** Every option of the layout, with a drawing and the rules that it follows. */
export function LayoutScreen() {
  const { t } = useTranslation();
  const { layout, consequences, switchOption, isDefault, reset } = useLayoutChange();
  const texts: Record<LayoutSwitch, string> = {
    fixedHeader: t("The header stays in view while the page scrolls."),
    fixedNavigation: t("The navigation stays in view while the page scrolls."),
    fixedRibbon: t("The breadcrumbs stay in view while the page scrolls."),
    fixedPageFooter: t("The footer is always at the bottom of the window."),
    container: t("The page has a fixed width in the middle of the window."),
    rightToLeft: t("The page runs from right to left."),
    menuOnTop: t("The menu is a bar below the header."),
    colorblindFriendly: t("Colors that everyone can tell apart, and patterns in charts."),
    minified: t("The navigation shows icons only."),
    hiddenMenu: t("The navigation is hidden until its button is pressed."),
  };
  const options = Object.keys(texts) as LayoutSwitch[];
  return (
    <Screen
      title={t("App layout")}
      description={t("Switch the options of the layout, and see which others they change.")}
      actions={<ResetButton isOff={isDefault} onReset={reset} />}
    >
      <RuleStatus consequences={consequences} />
      <NextFrame fallback={<ScreenPlace />}>
        <div className={`${styles.cards} ${styles.narrow}`}>
          {options.map((name) => (
            <OptionCard
              key={name}
              name={name}
              text={texts[name]}
              layout={layout}
              onSwitch={(isOn) => switchOption(name, isOn)}
            />
          ))}
        </div>
      </NextFrame>
    </Screen>
  );
}
