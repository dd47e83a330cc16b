import { IconMinus, IconPlus } from "@tabler/icons-react";

import styles from "#demos/image-editor/web/zoom-bar.module.css";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Slider } from "#web/ui/form/slider.tsx";

const minZoom = 1;
const maxZoom = 5;
const step = 0.25;

type ZoomBarProps = { zoom: number; onChange: (zoom: number) => void };

/** How large the picture is shown. The result does not change. */
export function ZoomBar({ zoom, onChange }: ZoomBarProps) {
  const { t } = useTranslation();
  const zoomBy = (difference: number) => onChange(Math.min(maxZoom, Math.max(minZoom, zoom + difference)));
  const percent = formatNumber(zoom, { style: "percent" });
  return (
    <div className={styles.bar}>
      <IconButton label={t("Zoom out")} aria-disabled={zoom <= minZoom} onClick={() => zoomBy(-step)}>
        <IconMinus size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <Slider
        min={minZoom}
        max={maxZoom}
        step={step}
        value={zoom}
        aria-label={t("Zoom")}
        aria-valuetext={percent}
        onChange={onChange}
      />
      <IconButton label={t("Zoom in")} aria-disabled={zoom >= maxZoom} onClick={() => zoomBy(step)}>
        <IconPlus size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <bdi className={styles.percent}>{percent}</bdi>
    </div>
  );
}
