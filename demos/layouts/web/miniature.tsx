import type { Layout } from "#contract/layout.ts";
import styles from "#demos/layouts/web/miniature.module.css";
import { layoutNames } from "#web/lib/layout-defaults.ts";
import { useShownMode } from "#web/lib/layout/mode.ts";
import { InSkin } from "#web/ui/theme/in-skin.tsx";

type MiniatureProps = {
  layout: Layout;
  /** A fixed part that is emphasized, on a page that is scrolled: otherwise, nothing would tell it from the others. */
  shown?: Part | undefined;
};

export type Part = "header" | "navigation" | "ribbon" | "footer";

/**
 * A drawing of the page in a layout and its skin. Its content scrolls, if the system allows motion; what is fixed stays.
 * Decorative: the text beside it says the same.
 */
export function Miniature({ layout, shown }: MiniatureProps) {
  const names = layoutNames.flatMap(([key, name]) => (layout[key] ? [name] : [])).join(" ");
  return (
    <InSkin skin={layout.skin} mode={useShownMode(layout)}>
      <div
        className={styles.page}
        data-parts={names}
        data-shown={shown}
        dir={layout.rightToLeft ? "rtl" : "ltr"}
        aria-hidden
      >
        <div className={`${styles.frame} ${styles.scrolling}`}>
          <Parts />
          <div className={styles.content}>
            <span className={styles.title} />
            <span className={styles.card}>
              {[60, 90, 45, 75].map((height) => (
                <span key={height} className={styles.bar} style={{ blockSize: `${height}%` }} />
              ))}
            </span>
            <span className={styles.card} />
            <span className={styles.card} />
          </div>
        </div>
        <div className={`${styles.frame} ${styles.fixed}`}>
          <Parts />
        </div>
      </div>
    </InSkin>
  );
}

const Parts = () => (
  <>
    <span className={styles.header} data-part="header" />
    <span className={styles.navigation} data-part="navigation" />
    <span className={styles.ribbon} data-part="ribbon" />
    <span className={styles.footer} data-part="footer" />
  </>
);
