import { type KeyboardEvent, useState } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import styles from "#web/ui/charts/chart-reader.module.css";
import { pointAfterKey } from "#web/ui/charts/small/area-geometry.ts";

type ChartReaderProps = {
  /** The chart's title, translated. */
  title: string;
  /** The number of points. */
  count: number;
  /** Shows the values at a point, as the pointer does, and returns them as text. */
  onRead: (index: number) => string;
  /** Hides them. */
  onLeave: () => void;
};

/** Reads a chart by keyboard: a slider over its points. The pointer passes through it. */
export function ChartReader({ title, count, onRead, onLeave }: ChartReaderProps) {
  const { t } = useTranslation();
  const [index, setIndex] = useState(count - 1);
  const [text, setText] = useState<string>();
  // Points may have been removed.
  const current = Math.min(index, count - 1);
  const read = (next: number) => {
    setIndex(next);
    setText(onRead(next));
  };
  const leave = () => {
    setText(undefined);
    onLeave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = pointAfterKey(event.key, current, count, isPageRightToLeft());
    if (next !== undefined) read(next);
    // A dialog around the chart stays open while the values are hidden.
    else if (event.key === "Escape" && text !== undefined) leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className={styles.reader}
      role="slider"
      tabIndex={0}
      aria-label={t("Values of {{title}}", { title })}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={current + 1}
      aria-valuetext={text}
      onFocus={() => read(current)}
      onBlur={leave}
      onKeyDown={onKeyDown}
    />
  );
}
