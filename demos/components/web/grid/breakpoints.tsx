import styles from "#demos/components/web/grid/grid.module.css";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { useIsMobile } from "#web/lib/media.ts";

/** The widths of the page, in pixels, at which its style sheets change; see `web/ui/theme/tokens.css`. */
const widths = [
  ["--phone", 480],
  ["--large-phone", 640],
  ["--mobile", 979],
  ["--small-desktop", 1200],
  ["--medium-desktop", 1400],
] as const;

/** The breakpoints, and whether this window is in the mobile view. */
export function Breakpoints() {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  return (
    <>
      <ul className={styles.breakpoints}>
        {widths.map(([name, pixels]) => (
          <li key={name}>
            <code dir="ltr">@media ({name})</code>
            <span>{t("below {{count}} px", { count: formatNumber(pixels) })}</span>
          </li>
        ))}
      </ul>
      <p className={styles.view}>{isMobile ? t("This window: mobile view") : t("This window: desktop view")}</p>
    </>
  );
}
