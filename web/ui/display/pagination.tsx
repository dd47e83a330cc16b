import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lastPage, listPages, maxPage } from "#web/lib/api/pages.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import styles from "#web/ui/display/pagination.module.css";

type PaginationProps = {
  /** From 1. While a page beyond the known ones is loading, the last known one is shown. */
  page: number;
  /** Rows per page. */
  size: number;
  /** All rows. */
  total: number;
  /** There are more rows than `total`. The last page is then requested by the highest possible number. */
  isMore?: boolean | undefined;
  onChange: (page: number) => void;
};

/** Shows the current range of rows, and links to other pages if there are some. */
export function Pagination({ page: asked, size, total, isMore = false, onChange }: PaginationProps) {
  const { t } = useTranslation();
  const last = lastPage(total, size);
  const page = Math.min(asked, last);
  const firstRow = total === 0 ? 0 : (page - 1) * size + 1;
  const isFirst = page <= 1;
  const isLast = page >= last && !isMore;
  return (
    <nav aria-label={t("Pages")} className={styles.pagination}>
      {/* In the direction of its words: English may be shown from right to left. */}
      <bdi className={styles.range}>
        {t("{{first}}–{{last}} of {{total}}", {
          first: formatNumber(firstRow),
          last: formatNumber(Math.min(page * size, total)),
          total: `${formatNumber(total)}${isMore ? "+" : ""}`,
        })}
      </bdi>
      {(last > 1 || isMore) && (
        <>
          <Step label={t("First page")} isOff={isFirst} onClick={() => onChange(1)}>
            <IconChevronsLeft className={styles.chevron} size={20} stroke={1.75} aria-hidden />
          </Step>
          <Step label={t("Previous page")} isOff={isFirst} onClick={() => onChange(page - 1)}>
            <IconChevronLeft className={styles.chevron} size={20} stroke={1.75} aria-hidden />
          </Step>
          <ol className={styles.pages}>
            {listPages(page, last, !isMore).map((each, place, pages) =>
              each === "gap" ? (
                <li key={`after ${pages[place - 1] ?? 0}`} className={styles.gap} aria-hidden>
                  …
                </li>
              ) : (
                <li key={each} data-current={each === page || undefined}>
                  <button
                    type="button"
                    className={styles.page}
                    aria-label={t("Page {{page}}", { page: formatNumber(each) })}
                    aria-current={each === page ? "page" : undefined}
                    onClick={() => each !== page && onChange(each)}
                  >
                    {formatNumber(each)}
                  </button>
                </li>
              ),
            )}
          </ol>
          <Step label={t("Next page")} isOff={isLast} onClick={() => onChange(page + 1)}>
            <IconChevronRight className={styles.chevron} size={20} stroke={1.75} aria-hidden />
          </Step>
          <Step label={t("Last page")} isOff={isLast} onClick={() => onChange(isMore ? maxPage : last)}>
            <IconChevronsRight className={styles.chevron} size={20} stroke={1.75} aria-hidden />
          </Step>
        </>
      )}
    </nav>
  );
}

type StepProps = { label: string; isOff: boolean; onClick: () => void; children: ReactNode };

/** Uses `aria-disabled`, because `disabled` would take the focus from the person who just pressed it. */
const Step = ({ label, isOff, onClick, children }: StepProps) => (
  <IconButton label={label} aria-disabled={isOff} onClick={() => !isOff && onClick()}>
    {children}
  </IconButton>
);
