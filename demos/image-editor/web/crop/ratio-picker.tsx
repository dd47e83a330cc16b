import { IconPhoto } from "@tabler/icons-react";
import { type CSSProperties, useId } from "react";

import { type Ratio, ratios } from "#demos/image-editor/web/crop/crop-state.ts";
import styles from "#demos/image-editor/web/crop/ratio-picker.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

type RatioPickerProps = {
  value: Ratio;
  onChange: (ratio: Ratio) => void;
};

/** The ratios of the crop, each with its shape. */
export function RatioPicker({ value, onChange }: RatioPickerProps) {
  const { t } = useTranslation();
  const name = useId();
  const labels: Partial<Record<Ratio, string>> = { free: t("Freeform"), original: t("Original") };
  return (
    <fieldset className={styles.ratios}>
      <legend className={styles.legend}>{t("Ratio")}</legend>
      {ratios.map((ratio) => (
        <label key={ratio} className={styles.option}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={ratio === value}
            onChange={() => onChange(ratio)}
          />
          {ratio === "original" ? (
            <IconPhoto size={26} stroke={1.75} aria-hidden />
          ) : (
            <span
              className={styles.shape}
              data-free={ratio === "free" || undefined}
              style={shapeOf(ratio)}
              aria-hidden
            />
          )}
          <bdi>{labels[ratio] ?? ratio}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

/** The longer side of a shape in pixels. */
const side = 22;

function shapeOf(ratio: Ratio): CSSProperties {
  const [width = 1, height = 1] = ratio.split(":").map(Number);
  const shape = ratio === "free" ? 1 : width / height;
  return { inlineSize: Math.min(side, side * shape), blockSize: Math.min(side, side / shape) };
}
