import { IconMinus, IconPlus } from "@tabler/icons-react";

import styles from "#features/gallery/web/viewer/viewer.module.css";
import { maxZoom, zoomStep } from "#features/gallery/web/viewer/zoom.ts";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

type ZoomBarProps = { scale: number; onZoom: (factor: number) => void };

/** How large the picture is shown: 100% fits the window. */
export function ZoomBar({ scale, onZoom }: ZoomBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.zoom} role="group" aria-label={t("Zoom")}>
      <IconButton label={t("Zoom out")} aria-disabled={scale <= 1} onClick={() => scale > 1 && onZoom(1 / zoomStep)}>
        <IconMinus size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <bdi className={styles.percent}>{formatNumber(scale, { style: "percent" })}</bdi>
      <IconButton
        label={t("Zoom in")}
        aria-disabled={scale >= maxZoom}
        onClick={() => scale < maxZoom && onZoom(zoomStep)}
      >
        <IconPlus size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}
