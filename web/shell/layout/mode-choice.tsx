import { darkSkins, modeChoices } from "#contract/layout.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { setMode } from "#web/lib/layout/change-layout.ts";
import { chosenMode } from "#web/lib/layout/mode.ts";
import { useModeNames, useSkinNames } from "#web/lib/layout/option-names.ts";
import { preferences } from "#web/lib/session/preferences.ts";
import { useStore } from "#web/lib/store.ts";
import { ButtonGroup } from "#web/ui/form/choices/button-group.tsx";

/** The choice of the color mode. It applies immediately, and is stored. */
export function ModeChoice() {
  const { t } = useTranslation();
  const { layout } = useStore(preferences);
  const names = useModeNames();
  const skins = useSkinNames();
  const isFixed = darkSkins.includes(layout.skin);
  return (
    <ButtonGroup
      label={t("Color mode")}
      options={modeChoices.map((mode) => ({ value: mode, label: names[mode] }))}
      value={chosenMode(layout)}
      onChange={(mode) => mode !== "" && setMode(mode)}
      description={isFixed ? t("The skin {{name}} is dark in every mode.", { name: skins[layout.skin] }) : undefined}
    />
  );
}
