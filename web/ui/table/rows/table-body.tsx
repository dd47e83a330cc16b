import { type RefObject, Suspense } from "react";

import { lazyPart } from "#web/lib/lazy-part.ts";
import styles from "#web/ui/table/data-table.module.css";
import { BlankCell } from "#web/ui/table/head/table-head.tsx";
import { BodyRow, type SharedRowProps } from "#web/ui/table/rows/body-row.tsx";
import { spanOf } from "#web/ui/table/table-options.ts";

const skeletonRows = 15;
/** Rows drawn while the code for many rows loads: as many as a screen has room for. */
const firstDrawn = 30;
/** With more rows than this, only those in sight are drawn. */
export const maxDrawn = 100;

// Most tables show a page, which does not need it.
const VirtualRows = lazyPart(async () => (await import("#web/ui/table/rows/virtual-rows.tsx")).VirtualRows);

type TableBodyProps<Row> = SharedRowProps<Row> & {
  rows: readonly Row[];
  /** Rows on the pages before this one. */
  firstIndex: number;
  viewport: RefObject<HTMLDivElement | null>;
  opened: ReadonlySet<string>;
  selected: ReadonlySet<string>;
  isLoading: boolean;
};

/** The rows of the page, or their outline while they load. */
export function TableBody<Row>({
  rows,
  firstIndex,
  viewport,
  opened,
  selected,
  isLoading,
  ...shared
}: TableBodyProps<Row>) {
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
    <tbody>
      {isLoading &&
        Array.from({ length: skeletonRows }, (_, index) => (
          <tr key={index} aria-hidden>
            <BlankCell span={spanOf(layout)}>
              <span className={styles.skeleton} />
            </BlankCell>
          </tr>
        ))}
      {rows.length > maxDrawn ? (
        <Suspense fallback={rows.slice(0, firstDrawn).map((_, index) => draw(index))}>
          <VirtualRows
            count={rows.length}
            density={layout.setup.density ?? "comfortable"}
            viewport={viewport}
            draw={draw}
          />
        </Suspense>
      ) : (
        rows.map((_, index) => draw(index))
      )}
    </tbody>
  );
}
