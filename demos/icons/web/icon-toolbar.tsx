import { allIcons, type IconParams, type Ratio, ratios } from "#demos/icons/web/icon-params.ts";
import type { IconSet } from "#demos/icons/web/icon-set.ts";
import styles from "#demos/icons/web/icon-toolbar.module.css";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { ResultsAnnouncement } from "#web/ui/display/status/results-announcement.tsx";
import { Choice } from "#web/ui/form/choices/choice.tsx";
import { SearchBox } from "#web/ui/form/text/search-box.tsx";
import { Select } from "#web/ui/form/lists/select.tsx";

type IconToolbarProps = {
  set: IconSet;
  params: IconParams;
  /** The number of icons in the set; undefined while unknown. */
  total: number | undefined;
  /** The number of matching icons; undefined while unknown. */
  shown: number | undefined;
  /** The shown icons are those of the parameters. */
  isReady: boolean;
  onChange: (part: Partial<IconParams>) => void;
};

/** A filter with more options than this is a list to open. */
const maxChoices = 4;

/** The search, the filters, and the number of results. */
export function IconToolbar({ set, params, total, shown, isReady, onChange }: IconToolbarProps) {
  const { t } = useTranslation();
  const { filter } = set;
  const options = [
    { value: allIcons, label: t("All") },
    ...filter.options.map(({ value, label }) => ({ value, label: translateData(label) })),
  ];
  const label = t("Search icons");
  const count = set.countText(t, shown ?? 0);
  return (
    <div className={styles.toolbar} role="group" aria-label={t("Filters")}>
      <ResultsAnnouncement isReady={isReady} parts={[{ of: `${params.filter} ${params.q}`, text: count }]} />
      <SearchBox
        className={styles.search}
        label={label}
        placeholder={total === undefined ? label : set.searchText(t, total)}
        dir="auto"
        value={params.q}
        onChange={(q) => onChange({ q })}
      />
      <div className={styles.filters}>
        {options.length <= maxChoices ? (
          <Choice
            label={translateData(filter.label)}
            options={options}
            value={params.filter}
            onChange={(value) => onChange({ filter: value })}
          />
        ) : (
          <Select
            className={styles.select}
            aria-label={translateData(filter.label)}
            value={params.filter}
            onChange={({ currentTarget }) => onChange({ filter: currentTarget.value })}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        )}
        {set.hasRatios && (
          <Choice<Ratio>
            label={t("Ratio")}
            options={ratios.map((value) => ({ value, label: value.replace("x", ":") }))}
            value={params.ratio}
            onChange={(ratio) => onChange({ ratio })}
          />
        )}
      </div>
      <span className={styles.count} data-known={shown === total || undefined}>
        {shown !== undefined && <bdi>{count}</bdi>}
      </span>
    </div>
  );
}
