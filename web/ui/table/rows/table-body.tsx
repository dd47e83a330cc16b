import { type ReactNode, Suspense, useCallback, useRef, useState } from "react";

import type { Density } from "#contract/tables/table-setup.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { alignScroll } from "#web/ui/table/head/align-scroll.ts";
import { BodyRow } from "#web/ui/table/rows/body-row.tsx";
import type { SharedRowProps } from "#web/ui/table/rows/body-row-props.ts";
import styles from "#web/ui/table/rows/table-body.module.css";
import { spanOf } from "#web/ui/table/table-options.ts";

const skeletonRows = 15;
/** Rows drawn until the code for many rows has loaded: as many as a screen has room for. */
const firstDrawn = 30;
/** With more rows than this, only those in sight are drawn. */
const maxDrawn = 100;
export const isEndless = (count: number) => count > maxDrawn;

/** The height of a row in pixels, including its border, as in the style sheets. */
const rowHeights: Record<Density | "phone", number> = { comfortable: 44, compact: 34, phone: 64 };

// Most tables show a page, which does not need it.
const RowsInView = lazyPart(async () => (await import("#web/ui/table/rows/rows-in-view.tsx")).RowsInView);

type TableBodyProps<Row> = SharedRowProps<Row> & {
  rows: readonly Row[];
  /** Rows on the pages before this one. */
  firstIndex: number;
  opened: ReadonlySet<string>;
  selected: ReadonlySet<string>;
  isLoading: boolean;
};

/** The rows of the page, or their outline while they load. */
export function TableBody<Row>({ rows, firstIndex, opened, selected, isLoading, ...shared }: TableBodyProps<Row>) {
  const { layout, options } = shared;
  const above = useRef<HTMLTableRowElement>(null);
  const [inView, setInView] = useState({ first: 0, end: firstDrawn });
  const showRows = useCallback((first: number, end: number) => setInView({ first, end }), []);
  const count = rows.length;
  const height = rowHeights[layout.phone ? "phone" : (layout.setup.density ?? "comfortable")];
  const isWindowed = isEndless(count);
  const [first, end] = isWindowed ? [inView.first, Math.min(inView.end, count)] : [0, count];
  const draw = (index: number) => {
    const row = rows[index];
    if (!row) return undefined;
    const key = options.keyOf(row);
    return (
      <BodyRow
        key={key}
        row={row}
        rowKey={key}
        index={firstIndex + index}
        isOpen={opened.has(key)}
        isSelected={selected.has(key)}
        {...shared}
      />
    );
  };
  return (
    <tbody
      className={styles.body}
      data-endless={isWindowed || undefined}
      // What scrolls sideways must be reachable by keyboard. The cells of a grid take the focus themselves.
      tabIndex={shared.editing ? undefined : 0}
      onScroll={alignScroll}
    >
      {isLoading &&
        Array.from({ length: skeletonRows }, (_, index) => (
          <tr key={index} aria-hidden>
            <BlankCell span={spanOf(layout)}>
              <span className={styles.skeleton} />
            </BlankCell>
          </tr>
        ))}
      {isWindowed && <tr ref={above} aria-hidden style={{ blockSize: first * height }} />}
      {rows.slice(first, end).map((_, index) => draw(first + index))}
      {isWindowed && end < count && <tr aria-hidden style={{ blockSize: (count - end) * height }} />}
      {isWindowed && (
        <Suspense fallback={null}>
          <RowsInView count={count} height={height} start={above} onChange={showRows} />
        </Suspense>
      )}
    </tbody>
  );
}

/** A cell without a name or a value of its own. */
const BlankCell = ({ span, children }: { span: number; children: ReactNode }) => (
  <td colSpan={span} className={styles.blank}>
    {children}
  </td>
);
