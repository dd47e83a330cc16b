import styles from "#web/shell/entry/entry-picture.module.css";

/** In the units of the drawing: the heights of the bars, and the widths of the lines of text. */
const bars = [34, 52, 44, 70, 58, 86, 74, 100, 92];
const lines = [150, 118, 134];

/** A back office in outlines: a menu, figures, a chart and a list. Decorative. */
export function EntryPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 560 340" aria-hidden>
      <rect className={styles.window} width="560" height="420" rx="14" />
      <rect className={styles.menu} width="112" height="420" rx="14" />
      {[28, 62, 88, 114, 140, 166].map((y, index) => (
        <rect
          key={y}
          className={index === 2 ? styles.strong : styles.soft}
          x="20"
          y={y}
          width="72"
          height="10"
          rx="5"
        />
      ))}
      {[136, 274, 412].map((x) => (
        <g key={x} transform={`translate(${x} 24)`}>
          <rect className={styles.card} width="124" height="72" rx="10" />
          <rect className={styles.soft} x="14" y="16" width="52" height="8" rx="4" />
          <rect className={styles.strong} x="14" y="38" width="78" height="16" rx="6" />
        </g>
      ))}
      <g transform="translate(136 112)">
        <rect className={styles.card} width="262" height="160" rx="10" />
        {bars.map((height, index) => (
          <rect
            key={height}
            className={index === bars.length - 2 ? styles.strong : styles.bar}
            x={18 + index * 26}
            y={142 - height}
            width="16"
            height={height}
            rx="4"
          />
        ))}
      </g>
      <g transform="translate(412 112)">
        <rect className={styles.card} width="124" height="160" rx="10" />
        {lines.map((width, index) => (
          <g key={width} transform={`translate(14 ${20 + index * 46})`}>
            <circle className={styles.bar} cx="13" cy="13" r="13" />
            <rect className={styles.strong} x="36" y="4" width={width / 2.4} height="8" rx="4" />
            <rect className={styles.soft} x="36" y="18" width={width / 3.2} height="6" rx="3" />
          </g>
        ))}
      </g>
      <rect className={styles.card} x="136" y="288" width="400" height="90" rx="10" />
      <rect className={styles.soft} x="154" y="308" width="180" height="8" rx="4" />
      <rect className={styles.soft} x="154" y="328" width="240" height="8" rx="4" />
    </svg>
  );
}
