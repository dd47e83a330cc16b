import { useId, useState } from "react";

import { type Output, defaultOutput, formatOf, formats, scales } from "#demos/image-editor/web/output/output.ts";
import { OutputActions } from "#demos/image-editor/web/output/output-actions.tsx";
import panel from "#demos/image-editor/web/panel.module.css";
import styles from "#demos/image-editor/web/output/output-panel.module.css";
import { Preview } from "#demos/image-editor/web/output/preview.tsx";
import type { Editor } from "#demos/image-editor/web/use-editor.ts";
import { formatNumber, formatPixels } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { scaleSize } from "#web/lib/pictures/picture-size.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Choice } from "#web/ui/form/choices/choice.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Slider } from "#web/ui/form/numbers/slider.tsx";

/** The preview of the result, how it is written, and where to. */
export function OutputPanel({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const [output, setOutput] = useState(defaultOutput);
  const { picture, edit } = editor;
  const size = scaleSize(edit.crop, output.scale);

  return (
    <Card className={panel.panel} aria-label={t("Result")}>
      <Row justify="between" align="baseline">
        <h2 className={panel.title}>{t("Result")}</h2>
        <p className={styles.size} role="status">
          <bdi>{t("{{size}} pixels", { size: formatPixels(size.width, size.height) })}</bdi>
        </p>
      </Row>
      <Preview picture={picture} edit={edit} />
      <OutputOptions output={output} onChange={(part) => setOutput({ ...output, ...part })} />
      <OutputActions editor={editor} output={output} />
    </Card>
  );
}

type OutputOptionsProps = { output: Output; onChange: (part: Partial<Output>) => void };

function OutputOptions({ output: { type, quality, scale }, onChange }: OutputOptionsProps) {
  const { t } = useTranslation();
  const qualityId = useId();
  const percent = (share: number) => formatNumber(share, { style: "percent" });
  return (
    <div className={styles.options}>
      <span aria-hidden>{t("Format")}</span>
      <Choice
        label={t("Format")}
        options={formats.map((format) => ({ value: format.type, label: format.label }))}
        value={type}
        onChange={(next) => onChange({ type: next })}
      />
      <span aria-hidden>{t("Scale")}</span>
      <Choice
        label={t("Scale")}
        options={scales.map((value) => ({ value, label: percent(value) }))}
        value={scale}
        onChange={(next) => onChange({ scale: next })}
      />
      {formatOf(type).isLossy && (
        <>
          <label htmlFor={qualityId}>{t("Quality")}</label>
          <span className={styles.quality}>
            <Slider
              id={qualityId}
              min={0.1}
              max={1}
              step={0.05}
              value={quality}
              aria-valuetext={percent(quality)}
              onChange={(next) => onChange({ quality: next })}
            />
            <bdi className={styles.percent}>{percent(quality)}</bdi>
          </span>
        </>
      )}
    </div>
  );
}
