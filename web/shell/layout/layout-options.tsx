import { type Layout, skins } from "#contract/layout.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { changePreferences, preferences } from "#web/lib/session/preferences.ts";
import { hasSlashKey } from "#web/lib/keyboard/slash-key.ts";
import { useStore } from "#web/lib/store.ts";
import { hasSounds, saveSounds } from "#web/lib/sounds/sound-setting.ts";
import { changeLayout } from "#web/lib/layout/change-layout.ts";
import { useShownMode } from "#web/lib/layout/mode.ts";
import { useSkinNames, useSwitchNames } from "#web/lib/layout/option-names.ts";
import styles from "#web/shell/layout/layout-options.module.css";
import { ModeChoice } from "#web/shell/layout/mode-choice.tsx";
import { muteKeys } from "#web/shell/sounds/mute-key.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Keys } from "#web/ui/display/text/keys.tsx";
import { Switch } from "#web/ui/form/choices/switch.tsx";
import { InSkin } from "#web/ui/theme/in-skin.tsx";

/** The navigation is minified and hidden by its own buttons. */
const switches = [
  "fixedHeader",
  "fixedNavigation",
  "fixedRibbon",
  "fixedPageFooter",
  "container",
  "rightToLeft",
  "menuOnTop",
  "colorblindFriendly",
] as const;

/** Every change applies immediately, and is stored. */
export function LayoutOptions({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const chosen = useStore(preferences);
  const { layout } = chosen;

  const names = useSwitchNames();

  return (
    <Dialog title={t("Layout options")} shape="side" onClose={onClose}>
      <div className={styles.switches}>
        {switches.map((name) => (
          <Switch
            key={name}
            label={names[name]}
            isOn={layout[name]}
            onChange={(isOn) => changeLayout({ [name]: isOn })}
          />
        ))}
        <Switch label={t("Sounds")} isOn={hasSounds(chosen)} onChange={saveSounds} />
        <p className={styles.hint}>
          {t("Turn sounds off and on from anywhere:")}
          <Keys keys={muteKeys} />
        </p>
        <Switch
          label={t("Open the search with the key /")}
          isOn={hasSlashKey(chosen)}
          onChange={(slashKey) => changePreferences({ slashKey })}
        />
      </div>
      <div className={styles.mode}>
        <ModeChoice />
      </div>
      <SkinChoice layout={layout} />
    </Dialog>
  );
}

function SkinChoice({ layout }: { layout: Layout }) {
  const { t } = useTranslation();
  const names = useSkinNames();
  return (
    <fieldset className={styles.skins} role="radiogroup" aria-labelledby="skin-title">
      <legend id="skin-title" className={styles.legend}>
        {t("Skin")}
      </legend>
      {skins.map((skin) => (
        <label key={skin} className={styles.skin}>
          <input
            type="radio"
            name="skin"
            value={skin}
            checked={skin === layout.skin}
            className="visually-hidden"
            onChange={() => changeLayout({ skin })}
          />
          <SkinPreview layout={{ ...layout, skin }} />
          <span>{names[skin]}</span>
        </label>
      ))}
    </fieldset>
  );
}

const SkinPreview = ({ layout }: { layout: Layout }) => (
  <InSkin as="span" skin={layout.skin} mode={useShownMode(layout)}>
    <span className={styles.preview} aria-hidden>
      <span className={styles.previewHeader} />
      <span className={styles.previewNavigation} />
      <span className={styles.previewCard} />
    </span>
  </InSkin>
);
