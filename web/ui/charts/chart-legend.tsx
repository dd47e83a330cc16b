import { useId } from "react";

import { type LegendEntry, lineDashes } from "#web/ui/charts/chart-option.ts";
import styles from "#web/ui/charts/chart-legend.module.css";
import type { ChartTheme } from "#web/ui/charts/chart-theme.ts";

type ChartLegendProps = {
  /** What it is the legend of, translated. */
  label: string;
  entries: readonly LegendEntry[];
  /** Texts at the end of the entries, by name: the legend is then a list. */
  values?: ReadonlyMap<string, string> | undefined;
  /** The chart's own colours where it has some. */
  colors: readonly string[];
  theme: ChartTheme;
  hidden: ReadonlySet<string>;
  onToggle: (name: string) => void;
};

/** What a chart shows, by colour and, where colours do not tell, by pattern. Each is switched on and off. */
export function ChartLegend({ label, entries, values, colors, theme, hidden, onToggle }: ChartLegendProps) {
  return (
    <div className={styles.legend} role="group" aria-label={label} data-legend data-list={values ? "" : undefined}>
      {entries.map((entry) => (
        <button
          key={entry.name}
          type="button"
          className={styles.entry}
          aria-pressed={!hidden.has(entry.name)}
          onClick={() => onToggle(entry.name)}
        >
          <Swatch {...entry} color={colors[entry.index % colors.length]} theme={theme} />
          <span className={styles.name}>{entry.name}</span>
          {values && (
            <span className={styles.value} aria-hidden>
              {values.get(entry.name)}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** The patterns of `chart-option.ts`, in their order: how one tile of them is drawn. */
const tiles = ["", "M-1 7L7 -1M2 10L10 2", "M2 2h0M6 6h0", "M-1 1L7 9M2 -2L10 6", "M0 2H8M0 6H8", "M2 0V8M6 0V8"];

type SwatchProps = LegendEntry & { color: string | undefined; theme: ChartTheme };

function Swatch({ index, mark, opacity, color, theme }: SwatchProps) {
  const id = useId();
  const isPatterned = theme.isColorblind && index % tiles.length > 0;
  // A pattern needs more room than a colour.
  const width = theme.isColorblind ? 16 : 12;
  if (mark === "line") {
    const dash = theme.isColorblind ? lineDashes[index % lineDashes.length] : [];
    return (
      <svg className={styles.swatch} width="16" height="12" aria-hidden>
        <path d="M1 6H15" stroke={color} strokeWidth="2.5" strokeLinecap="round" strokeDasharray={dash?.join(" ")} />
      </svg>
    );
  }
  return (
    <svg className={styles.swatch} width={width} height="12" aria-hidden>
      <rect width={width} height="12" rx="3" fill={color} fillOpacity={opacity} />
      {isPatterned && (
        <>
          <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
            <path d={tiles[index % tiles.length]} stroke={theme.card} strokeWidth="2" strokeLinecap="round" />
          </pattern>
          <rect width={width} height="12" rx="3" fill={`url(#${id})`} />
        </>
      )}
    </svg>
  );
}
