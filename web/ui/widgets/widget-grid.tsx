import { Fragment } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useDrag } from "#web/ui/drag/use-drag.ts";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { fullList } from "#web/ui/widgets/arrange.ts";
import { useArrangement } from "#web/ui/widgets/use-arrangement.ts";
import { Widget } from "#web/ui/widgets/widget.tsx";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";
import styles from "#web/ui/widgets/widget-grid.module.css";

type WidgetGridProps = {
  /** The key under which the arrangement is stored, in this browser and with the account. */
  screen: string;
  widgets: readonly WidgetDefinition[];
  columns?: number;
  /** `wide-first`: of two columns, the first is wider. */
  layout?: "even" | "wide-first";
};

/**
 * The widgets of a screen in columns. People can move, collapse, rename, colour and delete them; changes are stored and
 * can be undone, and a factory reset restores the defaults.
 */
export function WidgetGrid({ screen, widgets, columns = 2, layout = "even" }: WidgetGridProps) {
  const { t } = useTranslation();
  const { lists, changes, titleOf, move, change, remove } = useArrangement({ screen, widgets, columns });
  const byId = new Map(widgets.map((widget) => [widget.id, widget]));

  const { rootRef, drag, announcement, help, helpId, listProps, itemProps, handleProps, isDropBefore, isDropAtEnd } =
    useDrag({
      lists: lists.columns.map((ids, index) => ({
        key: String(index),
        label: t("Column {{number}}", { number: index + 1 }),
        count: ids.length,
      })),
      labelOf: titleOf,
      onMove: move,
    });

  const draw = (id: string, list: string, index: number) => {
    const definition = byId.get(id);
    if (!definition) return null;
    const canMove = list !== fullList && definition.canMove !== false;
    return (
      <Widget
        definition={definition}
        change={changes[id] ?? {}}
        dragProps={itemProps(id, index)}
        handleProps={canMove ? handleProps(id, list, index) : undefined}
        onChange={(fields) => change(id, fields)}
        onDelete={() => remove(id)}
      />
    );
  };
  const count = lists.full.length + lists.columns.flat().length;

  return (
    <div ref={rootRef} className={styles.root} data-dragging={drag !== undefined || undefined}>
      <p id={helpId} className="visually-hidden">
        {help}
      </p>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {count === 0 && (
        <EmptyState
          title={t("No widgets on this screen")}
          text={t("Use Factory reset to restore the default widgets.")}
        />
      )}
      {lists.full.map((id, index) => (
        <Fragment key={id}>{draw(id, fullList, index)}</Fragment>
      ))}
      <div className={styles.columns} data-columns={columns} data-layout={layout}>
        {lists.columns.map((ids, column) => (
          // oxlint-disable-next-line react/no-array-index-key -- a column is its number
          <div key={column} className={styles.column} {...listProps(String(column))}>
            {ids.map((id, index) => (
              <Fragment key={id}>
                {isDropBefore(String(column), index) && <div className={styles.drop} />}
                {draw(id, String(column), index)}
              </Fragment>
            ))}
            {isDropAtEnd(String(column), ids.length) && <div className={styles.drop} />}
          </div>
        ))}
      </div>
    </div>
  );
}
