import { type GalleryParams, type PictureSort, pictureSorts } from "#features/gallery/web/gallery-params.ts";
import styles from "#features/gallery/web/gallery-toolbar.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { ResultsAnnouncement } from "#web/ui/display/status/results-announcement.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { Choice } from "#web/ui/form/choices/choice.tsx";
import { SearchBox } from "#web/ui/form/text/search-box.tsx";
import { Select } from "#web/ui/form/lists/select.tsx";
import { Row } from "#web/ui/layout/row.tsx";

type GalleryToolbarProps = {
  params: GalleryParams;
  /** The number of matching pictures; undefined while unknown. */
  total: number | undefined;
  /** The shown pictures are those of the parameters. */
  isReady: boolean;
  onChange: (part: Partial<GalleryParams>, isTyping?: boolean) => void;
};

/** Whose pictures are shown, the search, and the order. */
export function GalleryToolbar({ params, total, isReady, onChange }: GalleryToolbarProps) {
  const { t } = useTranslation();
  const sorts: Record<PictureSort, string> = {
    "-date": t("Newest first"),
    date: t("Oldest first"),
    title: t("Title"),
    "-size": t("Largest first"),
  };
  const count = t({ one: "{{count}} picture", other: "{{count}} pictures" }, { count: total ?? 0 });
  return (
    <Row gap="compact" role="group" aria-label={t("Filters")}>
      <ResultsAnnouncement
        isReady={isReady}
        parts={[
          { of: `${params.album ?? ""} ${params.isMine} ${params.q}`, text: count },
          { of: params.sort, text: sorts[params.sort] },
        ]}
      />
      <Choice<"all" | "me">
        label={t("Owner")}
        value={params.isMine ? "me" : "all"}
        options={[
          { value: "all", label: t("All pictures") },
          { value: "me", label: t("My pictures") },
        ]}
        onChange={(owner) => onChange({ isMine: owner === "me" })}
      />
      <SearchBox
        className={styles.search}
        label={t("Search captions")}
        dir="auto"
        value={params.q}
        onChange={(q) => onChange({ q }, true)}
      />
      <Row as="span" gap="compact" nowrap className={styles.end}>
        <Text as="bdi" size="small" muted tabular className={styles.count}>
          {total !== undefined && count}
        </Text>
        <Select
          aria-label={t("Sort")}
          value={params.sort}
          onChange={({ currentTarget }) =>
            onChange({ sort: pictureSorts.find((sort) => sort === currentTarget.value) ?? "-date" })
          }
        >
          {pictureSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sorts[sort]}
            </option>
          ))}
        </Select>
      </Row>
    </Row>
  );
}
