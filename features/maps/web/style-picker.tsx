import { useEffect, useId, useRef } from "react";

import type { MapStyleName } from "#features/maps/map-styles.ts";
import type { MapPreview } from "#features/maps/contract.ts";
import styles from "#features/maps/web/style-picker.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

type StylePickerProps = {
  choices: readonly { readonly name: MapStyleName; readonly preview: MapPreview }[];
  value: MapStyleName;
  onChange: (style: MapStyleName) => void;
};

/** Chooses a style of the map, each with a preview. */
export function StylePicker({ choices, value, onChange }: StylePickerProps) {
  const { t } = useTranslation();
  const group = useId();
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // On phones the row scrolls, and the chosen style may be out of view.
    const [box, chosen] = [row.current, row.current?.querySelector(":checked")?.parentElement].map((element) =>
      element?.getBoundingClientRect(),
    );
    // Scrolls the row only, not the page.
    if (box && chosen) row.current?.scrollBy(chosen.x + chosen.width / 2 - box.x - box.width / 2, 0);
  }, [value]);
  const names: Readonly<Record<MapStyleName, string>> = {
    colorful: t("Colorful"),
    greyscale: t("Grayscale"),
    metro: t("Metro"),
    "mono-color": t("Mono-color"),
    monochrome: t("Monochrome"),
    nightvision: t("Night vision"),
    "nightvision-highlight": t("Night lights"),
    "old-paper": t("Old paper"),
  };
  return (
    <fieldset ref={row} className={`fading-ends ${styles.picker}`}>
      <legend className="visually-hidden">{t("Map style")}</legend>
      {choices.map(({ name, preview }) => (
        <label key={name} className={styles.choice}>
          <input
            className={styles.input}
            type="radio"
            name={group}
            checked={name === value}
            onChange={() => onChange(name)}
          />
          <Picture preview={preview} />
          <span className={styles.name}>{names[name]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A bay, two countries, and their cities, which a wide picture shows whole. */
const Picture = ({ preview: { sea, land, neighbour, coast, border, city } }: { preview: MapPreview }) => (
  <svg className={styles.picture} viewBox="0 0 72 44" preserveAspectRatio="xMidYMid slice" aria-hidden>
    <rect width="72" height="44" fill={sea} />
    <path d="M-2-2h46l-3 7 5 6-4 7 3 8-9 6 2 14H-2Z" fill={land} stroke={coast} strokeWidth="1.6" />
    <path d="M-2 24l14-3 9 4 10-2 11 3-9 6 2 14H-2Z" fill={neighbour} />
    <path d="M-2 24l14-3 9 4 10-2 11 3" fill="none" stroke={border} strokeWidth="1.6" />
    <path d="M58 30q6-5 11 0t-3 9q-8 2-8-9Z" fill={neighbour} stroke={coast} strokeWidth="1.6" />
    <circle cx="20" cy="16" r="3" fill={city} />
    <circle cx="31" cy="29" r="2.2" fill={city} />
  </svg>
);
