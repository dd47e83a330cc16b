import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from "react";

import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import { stepWidth } from "#web/ui/layout/step-width.ts";
import styles from "#web/ui/layout/resizable.module.css";

type ResizableProps = {
  /** The accessible name of the handle, translated: what it changes. */
  label: string;
  children: ReactNode;
};

/** A frame whose width the reader changes, by dragging the handle at its end or with the arrow keys, Home and End. */
export function Resizable({ label, children }: ResizableProps) {
  const { t } = useTranslation();
  const id = useId();
  const room = useRef<HTMLDivElement>(null);
  /** In percent of the room. */
  const [width, setWidth] = useState(100);

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !room.current) return;
    const { left, right, width: whole } = room.current.getBoundingClientRect();
    const isMirrored = getComputedStyle(room.current).direction === "rtl";
    const distance = isMirrored ? right - event.clientX : event.clientX - left;
    setWidth(stepWidth((distance / whole) * 100, "none"));
  };
  const move = (event: KeyboardEvent) => {
    const [forward, back] = isPageRightToLeft() ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    const steps = { [forward]: "further", [back]: "back", Home: "first", End: "last" } as const;
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setWidth(stepWidth(width, step));
  };
  const percent = formatNumber(width / 100, { style: "percent" });
  return (
    <div ref={room}>
      <div id={id} className={styles.frame} style={{ inlineSize: `${width}%` }}>
        <div className={styles.content}>{children}</div>

        <div
          role="separator"
          aria-label={label}
          aria-orientation="vertical"
          aria-controls={id}
          aria-valuemin={20}
          aria-valuemax={100}
          aria-valuenow={width}
          aria-valuetext={percent}
          tabIndex={0}
          className={styles.handle}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onKeyDown={move}
        />
      </div>
      <p className={styles.width}>{t("Width: {{percent}}", { percent: `\u2068${percent}\u2069` })}</p>
    </div>
  );
}
