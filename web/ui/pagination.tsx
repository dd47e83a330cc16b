import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";

import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import styles from "#web/ui/pagination.module.css";

type PaginationProps = {
  /** From 1. */
  page: number;
  /** Rows on a page. */
  size: number;
  /** Rows in all. */
  total: number;
  /** There are more than `total` says. */
  isMore?: boolean | undefined;
  onChange: (page: number) => void;
};

/** Which rows are shown of how many, and the way to the others. */
export function Pagination({ page, size, total, isMore = false, onChange }: PaginationProps) {
  const { t } = useTranslation();
  const pages = Math.max(Math.ceil(total / size), 1);
  const first = total === 0 ? 0 : (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  return (
    <nav aria-label={t("Pages")} className={styles.pagination}>
      <span className={styles.range}>
        {t("{{first}}–{{last}} of {{total}}", {
          first: formatNumber(first),
          last: formatNumber(last),
          total: `${formatNumber(total)}${isMore ? "+" : ""}`,
        })}
      </span>
      {/* Not `disabled`: the last page would take the focus away from who has just gone there. */}
      <IconButton label={t("Previous page")} aria-disabled={page <= 1} onClick={() => page > 1 && onChange(page - 1)}>
        <IconChevronLeft className={styles.chevron} size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton
        label={t("Next page")}
        aria-disabled={page >= pages}
        onClick={() => page < pages && onChange(page + 1)}
      >
        <IconChevronRight className={styles.chevron} size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </nav>
  );
}
