import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Pagination } from "#web/ui/display/pagination.tsx";
import styles from "#web/ui/table/table-foot.module.css";
import type { TableView } from "#web/ui/table/params.ts";
import { Select } from "#web/ui/form/lists/select.tsx";

type TableFootProps = {
  view: TableView;
  page: number;
  total: number;
  isMore: boolean;
  onPage: (page: number) => void;
};

/** The page size and the pages. */
export function TableFoot({ view: { params, sizes, change }, page, total, isMore, onPage }: TableFootProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.foot}>
      {sizes.length > 1 && (
        <label className={styles.size}>
          {t("Rows per page")}
          <Select
            className={styles.select}
            value={params.size}
            onChange={(event) => change({ size: Number(event.currentTarget.value) })}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {formatNumber(size)}
              </option>
            ))}
          </Select>
        </label>
      )}
      <Pagination page={page} size={params.size} total={total} isMore={isMore} onChange={onPage} />
    </div>
  );
}
