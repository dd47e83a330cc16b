import { type ReactNode, Suspense } from "react";

import { lazyPart } from "#web/lib/lazy-part.ts";
import { alignScroll } from "#web/ui/table/head/align-scroll.ts";
import { BodyRow, type SharedRowProps } from "#web/ui/table/rows/body-row.tsx";
import styles from "#web/ui/table/rows/table-body.module.css";
import { spanOf } from "#web/ui/table/table-options.ts";

const skeletonRows = 15;
/** Rows drawn while the code for many rows loads: as many as a screen has room for. */
const firstDrawn = 30;
/** With more rows than this, only those in sight are drawn. */
const maxDrawn = 100;
export const isEndless = (count: number) => count > maxDrawn;

// Most tables show a page, which does not need it.
const VirtualRows = lazyPart(async () => (await import("#web/ui/table/rows/virtual-rows.tsx")).VirtualRows);

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
      data-endless={isEndless(rows.length) || undefined}
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
      {isEndless(rows.length) ? (
        <Suspense fallback={rows.slice(0, firstDrawn).map((_, index) => draw(index))}>
          <VirtualRows
            count={rows.length}
            shape={layout.phone ? "phone" : (layout.setup.density ?? "comfortable")}
            draw={draw}
          />
        </Suspense>
      ) : (
        rows.map((_, index) => draw(index))
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
