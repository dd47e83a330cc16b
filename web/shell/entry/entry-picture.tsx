import styles from "#web/shell/entry/entry-picture.module.css";

/** In the units of the drawing: the heights of the bars. */
const bars = [34, 52, 44, 70, 58, 86, 74, 100, 92];
/** The figures: how wide their words are, and the line of their course. */
const figures = [
  { x: 136, words: 52, course: "M0 18l10-6 10 4 10-9 10 3 10-8" },
  { x: 274, words: 40, course: "M0 14l10 3 10-8 10 5 10-9 10-2" },
  { x: 412, words: 46, course: "M0 20l10-4 10-7 10 3 10-8 10-3" },
];
/** The share of a bar, from 0 to 1. */
const shares = [0.9, 0.66, 0.48, 0.3];

/** A back office in miniature: a menu, figures, a chart and a list, in the colours of the skin. Decorative. */
export function EntryPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 560 420" aria-hidden>
      <rect className={styles.window} x="0.5" y="0.5" width="559" height="440" rx="14" />
      <path className={styles.menu} d="M112 0V440H0V14A14 14 0 0 1 14 0Z" />
      <rect className={styles.current} x="12" y="80" width="88" height="26" rx="6" />
      {[28, 62, 88, 114, 140, 166].map((y) => (
        <rect key={y} className={styles.entry} x="24" y={y} width={y === 28 ? 44 : 64} height="8" rx="4" />
      ))}
      {figures.map(({ x, words, course }) => (
        <g key={x} transform={`translate(${x} 24)`}>
          <rect className={styles.card} width="124" height="72" rx="8" />
          <rect className={styles.words} x="14" y="16" width={words} height="6" rx="3" />
          <rect className={styles.value} x="14" y="38" width="40" height="14" rx="4" />
          <path className={styles.course} transform="translate(62 34)" d={course} />
        </g>
      ))}
      <g transform="translate(136 112)">
        <rect className={styles.card} width="262" height="160" rx="8" />
        <rect className={styles.words} x="18" y="16" width="64" height="6" rx="3" />
        {bars.map((height, index) => (
          <rect
            key={height}
            className={styles.bar}
            x={18 + index * 26}
            y={146 - height}
            width="16"
            height={height}
            rx="3"
          />
        ))}
      </g>
      <g transform="translate(412 112)">
        <rect className={styles.card} width="124" height="160" rx="8" />
        <g transform="rotate(-90 62 66)">
          <circle className={styles.ring} cx="62" cy="66" r="34" />
          <circle className={styles.part} cx="62" cy="66" r="34" pathLength="100" strokeDasharray="58 100" />
          <circle
            className={styles.otherPart}
            cx="62"
            cy="66"
            r="34"
            pathLength="100"
            strokeDasharray="24 100"
            strokeDashoffset="-58"
          />
        </g>
        <rect className={styles.words} x="14" y="122" width="70" height="6" rx="3" />
        <rect className={styles.words} x="14" y="138" width="48" height="6" rx="3" />
      </g>
      <g transform="translate(136 288)">
        <rect className={styles.card} width="400" height="160" rx="8" />
        {shares.map((share, index) => (
          <g key={share} transform={`translate(18 ${22 + index * 32})`}>
            <circle className={styles.person} cx="9" cy="9" r="9" />
            <rect className={styles.words} x="30" y="6" width={90 - index * 10} height="6" rx="3" />
            <rect className={styles.track} x="150" y="6" width="214" height="6" rx="3" />
            <rect className={styles.bar} x="150" y="6" width={214 * share} height="6" rx="3" />
          </g>
        ))}
      </g>
    </svg>
  );
}
