import {
  type Ratio,
  frameOf,
  largestCrop,
  moveCropTo,
  setHeight,
  setRatio,
  setWidth,
} from "#demos/image-editor/web/crop/crop-state.ts";
import styles from "#demos/image-editor/web/panel.module.css";
import { PixelField } from "#demos/image-editor/web/crop/pixel-field.tsx";
import { RatioPicker } from "#demos/image-editor/web/crop/ratio-picker.tsx";
import type { Editor } from "#demos/image-editor/web/use-editor.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";

/** The ratio of the crop, and its size and position in pixels. */
export function CropPanel({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const { picture, edit, change, settle } = editor;
  const { x, y, width, height } = edit.crop;
  const frame = frameOf(edit, picture);
  const largest = largestCrop(edit, picture);
  const choose = (ratio: Ratio) => change((state) => setRatio(state, picture, ratio));

  return (
    <Card className={styles.panel} aria-label={t("Crop")}>
      <h2 className={styles.title}>{t("Crop")}</h2>
      <RatioPicker value={edit.ratio} onChange={choose} />
      <div className={styles.pair}>
        <PixelField
          label={t("Width")}
          value={width}
          min={1}
          max={largest.width}
          onChange={(value) => change((state) => setWidth(state, picture, value), "width")}
          onSettle={settle}
        />
        <PixelField
          label={t("Height")}
          value={height}
          min={1}
          max={largest.height}
          onChange={(value) => change((state) => setHeight(state, picture, value), "height")}
          onSettle={settle}
        />
        <PixelField
          label={t("X")}
          value={x}
          min={0}
          max={frame.width - width}
          onChange={(value) => change((state) => moveCropTo(state, picture, { x: value, y }), "x")}
          onSettle={settle}
        />
        <PixelField
          label={t("Y")}
          value={y}
          min={0}
          max={frame.height - height}
          onChange={(value) => change((state) => moveCropTo(state, picture, { x, y: value }), "y")}
          onSettle={settle}
        />
      </div>
      <p className={styles.hint}>
        {t("In pixels. The arrow keys move the frame and its corners by one pixel, with Shift by ten.")}
      </p>
    </Card>
  );
}
