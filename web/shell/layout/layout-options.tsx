import { type Layout, type Skin, skins } from "#contract/layout.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { preferences } from "#web/lib/preferences.ts";
import { useStore } from "#web/lib/store.ts";
import { changeLayout } from "#web/shell/layout/change-layout.ts";
import styles from "#web/shell/layout/layout-options.module.css";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Switch } from "#web/ui/form/switch.tsx";

type SwitchName = Exclude<keyof Layout, "skin" | "minified" | "hiddenMenu">;

/** Every change applies immediately, and is stored. */
export function LayoutOptions({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { layout } = useStore(preferences);

  const switches: readonly (readonly [SwitchName, string])[] = [
    ["fixedHeader", t("Fixed header")],
    ["fixedNavigation", t("Fixed navigation")],
    ["fixedRibbon", t("Fixed ribbon")],
    ["fixedPageFooter", t("Fixed footer")],
    ["container", t("Inside container")],
    ["rightToLeft", t("Right to left")],
    ["menuOnTop", t("Menu on top")],
    ["colorblindFriendly", t("Colorblind friendly")],
  ];

  return (
    <Dialog title={t("Layout options")} shape="side" onClose={onClose}>
      <div className={styles.switches}>
        {switches.map(([name, label]) => (
          <Switch key={name} label={label} isOn={layout[name]} onChange={(isOn) => changeLayout({ [name]: isOn })} />
        ))}
      </div>
      <SkinChoice chosen={layout.skin} />
    </Dialog>
  );
}

function SkinChoice({ chosen }: { chosen: Skin }) {
  const { t } = useTranslation();
  const names: Record<Skin, string> = {
    "smart-style-0": t("Calm"),
    "smart-style-1": t("Midnight"),
    "smart-style-2": t("Daylight"),
    "smart-style-3": t("Suite"),
    "smart-style-4": t("Bold"),
    "smart-style-5": t("Glass"),
    "smart-style-6": t("Material"),
  };
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
            checked={skin === chosen}
            className="visually-hidden"
            onChange={() => changeLayout({ skin })}
          />
          {/* Drawn in the skin's own colours: the tokens are those of the nearest element that names a skin. */}
          <span className={styles.preview} data-skin={skin} aria-hidden>
            <span className={styles.previewHeader} />
            <span className={styles.previewNavigation} />
            <span className={styles.previewCard} />
          </span>
          {names[skin]}
        </label>
      ))}
    </fieldset>
  );
}
