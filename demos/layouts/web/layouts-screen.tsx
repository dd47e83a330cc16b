import styles from "#demos/layouts/web/layouts.module.css";
import { Miniature } from "#demos/layouts/web/miniature.tsx";
import { hasPreset, presets } from "#demos/layouts/web/presets.ts";
import { ResetButton } from "#demos/layouts/web/reset-button.tsx";
import { RuleStatus } from "#demos/layouts/web/rule-status.tsx";
import { useLayoutChange } from "#demos/layouts/web/use-layout-change.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { type LayoutSwitch, useSwitchNames } from "#web/lib/layout/option-names.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Switch } from "#web/ui/form/choices/switch.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { ScreenPlace } from "#web/ui/screen/screen-place.tsx";

/** Ready layouts to apply, and the options to change one. */
export function LayoutsScreen() {
  const { t } = useTranslation();
  const names = useSwitchNames();
  const { layout, consequences, change, switchOption, isDefault, reset } = useLayoutChange();
  return (
    <Screen
      title={t("Layout presets")}
      description={t("Apply a ready-made layout, then adjust it.")}
      actions={<ResetButton isOff={isDefault} onReset={reset} />}
    >
      <RuleStatus consequences={consequences} />
      <NextFrame fallback={<ScreenPlace />}>
        <div className={styles.cards}>
          {presets.map((preset) => {
            const isCurrent = hasPreset(layout, preset);
            const title = translateData(preset.title);
            return (
              <Card
                key={preset.id}
                as="article"
                className={styles.card}
                aria-label={title}
                data-on={isCurrent || undefined}
                aria-current={isCurrent || undefined}
              >
                <Miniature layout={{ ...layout, ...preset.layout }} />
                <h2 className={styles.title}>{title}</h2>
                <p className={styles.text}>{translateData(preset.text)}</p>
                <div className={styles.action}>
                  {isCurrent ? (
                    <span className={styles.current}>{t("In use")}</span>
                  ) : (
                    <Button
                      size="small"
                      onClick={() => change(preset.layout, t("Layout applied: {{name}}", { name: title }))}
                    >
                      {t("Apply")}
                      <span className="visually-hidden">: {title}</span>
                    </Button>
                  )}
                </div>
              </Card>
            );
          })}
        </div>
        <Card className={styles.options} aria-label={t("Options")}>
          <h2 className={styles.title}>{t("Options")}</h2>
          <div className={styles.switches}>
            {(Object.keys(names) as LayoutSwitch[]).map((name) => (
              <Switch
                key={name}
                label={names[name]}
                isOn={layout[name]}
                onChange={(isOn) => switchOption(name, isOn)}
              />
            ))}
          </div>
        </Card>
      </NextFrame>
    </Screen>
  );
}
