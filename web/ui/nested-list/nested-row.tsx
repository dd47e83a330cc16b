import { IconChevronRight, IconGripVertical } from "@tabler/icons-react";
import { type ComponentProps, type CSSProperties, type ReactNode, useEffect, useRef } from "react";

import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import type { Marker } from "#web/ui/nested-list/drag-state.ts";
import { indent } from "#web/ui/nested-list/find-spot.ts";
import type { NestedItem } from "#web/ui/nested-list/nested-item.ts";
import styles from "#web/ui/nested-list/nested-list.module.css";
import type { NestedDrag } from "#web/ui/nested-list/use-nested-drag.ts";

type NestedRowProps = {
  item: NestedItem;
  isCollapsed: boolean;
  /** The target of the drag, if it is drawn at this row. */
  marker: Exclude<Marker, { row: undefined }> | undefined;
  /** Whether the item was picked up by keyboard. */
  isLifted: boolean;
  itemProps: ReturnType<NestedDrag["itemProps"]>;
  handleProps: Omit<ComponentProps<typeof IconButton>, "label">;
  renderName?: ((item: NestedItem) => ReactNode) | undefined;
  renderTools?: ((item: NestedItem) => ReactNode) | undefined;
  onToggle: (id: string) => void;
};

/** The row of an item: its handle, the button that shows and hides its children, its name and its controls. */
export function NestedRow({
  item,
  isCollapsed,
  marker,
  isLifted,
  itemProps,
  handleProps,
  renderName,
  renderTools,
  onToggle,
}: NestedRowProps) {
  const { t } = useTranslation();
  const { id, name, children = [] } = item;
  const row = useRef<HTMLDivElement>(null);
  const isTarget = marker !== undefined;
  // The keyboard moves the target, and the page follows it. A pointer scrolls the page by itself.
  useEffect(() => {
    if (isTarget && document.documentElement.dataset["dragging"] === undefined)
      row.current?.scrollIntoView({ block: "nearest" });
  }, [isTarget]);
  return (
    <div
      {...itemProps}
      ref={row}
      className={styles.row}
      data-lifted={isLifted || undefined}
      data-drop={marker?.edge}
      style={marker && ({ "--shift": `${marker.levels * indent}px` } as CSSProperties)}
    >
      <IconButton label={t("Move {{title}}", { title: name })} className={styles.handle} {...handleProps}>
        <IconGripVertical size={16} stroke={1.75} aria-hidden />
      </IconButton>
      {children.length > 0 ? (
        <IconButton
          label={isCollapsed ? t("Expand {{title}}", { title: name }) : t("Collapse {{title}}", { title: name })}
          className={styles.chevron}
          aria-expanded={!isCollapsed}
          onClick={() => onToggle(id)}
        >
          <span className={styles.arrow}>
            <IconChevronRight size={16} stroke={1.75} aria-hidden data-mirrored />
          </span>
        </IconButton>
      ) : (
        <span className={styles.dot} aria-hidden />
      )}
      {renderName?.(item) ?? (
        <span className={`truncate ${styles.name}`} dir="auto" data-parent={children.length > 0 || undefined}>
          {name}
        </span>
      )}
      {children.length > 0 && (
        <span className={styles.count}>
          <bdi className="visually-hidden">
            {t({ one: "{{count}} item inside", other: "{{count}} items inside" }, { count: children.length })}
          </bdi>
          <bdi aria-hidden>{formatNumber(children.length)}</bdi>
        </span>
      )}
      {renderTools?.(item)}
    </div>
  );
}
