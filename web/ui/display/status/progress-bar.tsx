import { formatNumber } from "#web/lib/format/format.ts";
import styles from "#web/ui/display/status/progress-bar.module.css";

type ProgressBarProps = {
  /** The accessible name, translated. */
  label: string;
  /** From 0 to `max`. */
  value: number;
  max?: number;
  /** What is read out, translated; a percentage without it. */
  valueText?: string;
  /** A `meter` shows how much of something is used, which is no progress. */
  role?: "progressbar" | "meter";
  tone?: "accent" | "success";
  /** Sets `--bar-size`, its height, and its place in a layout. */
  className?: string | undefined;
};

/** How far something is, as a bar over the whole width. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  role = "progressbar",
  tone = "accent",
  className,
}: ProgressBarProps) {
  const share = Math.min(Math.max(value / max, 0), 1);
  return (
    <span
      role={role}
      className={[styles.bar, className].filter(Boolean).join(" ")}
      data-tone={tone}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText ?? formatNumber(share, { style: "percent" })}
    >
      <span className={styles.filled} style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}
