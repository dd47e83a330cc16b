import { CopyButtons } from "#demos/icons/web/details/copy-buttons.tsx";
import styles from "#demos/icons/web/details/icon-details.module.css";
import { useDrawings } from "#demos/icons/web/grid/use-drawings.ts";
import type { IconParams } from "#demos/icons/web/icon-params.ts";
import { groupLabel, type IconSet } from "#demos/icons/web/icon-set.ts";
import type { Icon } from "#demos/icons/web/search-icons.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { type LabelledValue, ValueList } from "#web/ui/display/value-list.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** The heights at which the icon is shown, in pixels. */
const sizes = [16, 24, 32, 48] as const;
/** Of all terms: so many fit below the rest in a window of 900 px. */
const maxTerms = 8;

export type IconDetailsProps = {
  set: IconSet;
  icon: Icon;
  /** The words by which it is found. */
  terms: readonly string[];
  params: IconParams;
  /** Searches for one of the icon's terms. */
  onSearch: (term: string) => void;
};

/** An icon in several sizes, what can be copied of it, and the words by which it is found. */
export function IconDetails({ set, icon, terms, params, onSearch }: IconDetailsProps) {
  const { t } = useTranslation();
  const { drawingOf } = useDrawings(set, [icon]);
  const draw = (size: number, alt = "") => set.draw({ icon, drawing: drawingOf(icon), size, alt, params });
  const group = groupLabel(set, icon);
  const shownTerms = terms.slice(0, maxTerms);
  const values: readonly LabelledValue[] = [
    ...(icon.name === icon.title ? [] : [{ label: t("Code"), value: icon.name }]),
    ...(group === undefined ? [] : [{ label: translateData(set.filter.label), value: translateData(group) }]),
    { label: t("License"), value: set.licence },
  ];
  return (
    <Stack>
      <div className={styles.stage}>{draw(96, icon.title)}</div>
      <ul className={styles.sizes} aria-label={t("Sizes")}>
        {sizes.map((size) => (
          <li key={size} className={styles.size}>
            <span className={styles.sample}>{draw(size)}</span>
            <bdi className={styles.pixels}>{t("{{count}} px", { count: size })}</bdi>
          </li>
        ))}
      </ul>
      <CopyButtons set={set} icon={icon} params={params} />
      <ValueList items={values} />
      {shownTerms.length > 0 && (
        <div>
          <h3 className={styles.heading}>{t("Search terms")}</h3>
          <ul className={styles.terms}>
            {shownTerms.map((term) => (
              <li key={term}>
                <button type="button" className={styles.term} dir="auto" onClick={() => onSearch(term)}>
                  {term}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  );
}
