import { IconAlertTriangle, IconChevronRight } from "@tabler/icons-react";
import type { FocusEvent, MouseEvent, PointerEvent, ReactNode } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Spinner } from "#web/ui/display/status/spinner.tsx";
import styles from "#web/ui/tree/tree.module.css";
import type { CheckState } from "#web/ui/tree/tree-source.ts";
import { type Item, retriedBranch } from "#web/ui/tree/use-tree-instance.ts";

type TreeRowProps = {
  item: Item;
  /** In pixels, from the top of the tree. */
  top: number;
  isTabStop: boolean;
  isSelected: boolean;
  isDragged: boolean;
  isBusy: boolean;
  hasCheckbox: boolean;
  icon: ReactNode;
  /** In place of the item's name. */
  name: ReactNode;
  end: ReactNode;
  maxName: number | undefined;
  /** With the part that was clicked, if it is more than the row. */
  onPress: (part: string | undefined) => void;
  onToggle: () => void;
  onRenamed: () => void;
  /** Undefined if the item cannot be moved. */
  onPointerDown: ((event: PointerEvent<HTMLElement>) => void) | undefined;
};

const ariaChecked = { all: true, some: "mixed", none: false } as const satisfies Record<CheckState, unknown>;

/** The part of a row at an event: the chevron or the checkbox, which the keyboard reaches with keys of the row. */
const partAt = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-part]")?.dataset["part"] : undefined;

/** One visible item of a tree. */
export function TreeRow(props: TreeRowProps) {
  const { item, top, isTabStop, isSelected, isDragged, isBusy, hasCheckbox, onPress, onToggle, onPointerDown } = props;
  const { t } = useTranslation();
  const { level } = item.getItemMeta();
  const { name, hasChildren, check } = item.getItemData();
  const isRenaming = item.isRenaming();
  const isFailed = retriedBranch(item.getId()) !== undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree handles the keys
    <div
      {...item.getProps()}
      role="treeitem"
      // Named by its content, which may be more than the item's name.
      aria-label={undefined}
      aria-expanded={hasChildren ? item.isExpanded() : undefined}
      aria-selected={isSelected}
      aria-checked={hasCheckbox && check ? ariaChecked[check] : undefined}
      aria-busy={isBusy || undefined}
      tabIndex={isTabStop && !isRenaming ? 0 : -1}
      // It would be dragged in the way of HTML.
      draggable={false}
      className={styles.row}
      style={{ insetBlockStart: top }}
      data-dragged={isDragged || undefined}
      data-target={item.isUnorderedDragTarget() || undefined}
      onFocus={(event: FocusEvent) => event.target === event.currentTarget && !item.isFocused() && item.setFocused()}
      onClick={(event: MouseEvent) => !isRenaming && onPress(partAt(event))}
      onDoubleClick={(event: MouseEvent) => hasChildren && !isRenaming && partAt(event) === undefined && onToggle()}
      onPointerDown={isRenaming ? undefined : onPointerDown}
    >
      {Array.from({ length: level }, (_, place) => (
        <span key={place} className={styles.guide} />
      ))}
      <span className={styles.toggle} data-part={hasChildren ? "toggle" : undefined} aria-hidden>
        {isBusy ? (
          <Spinner size={16} />
        ) : (
          hasChildren && <IconChevronRight size={16} stroke={2} className={styles.chevron} />
        )}
      </span>
      {hasCheckbox && !isFailed && (
        <span className={styles.check} data-part={check && "check"} aria-hidden>
          {check && <span className={styles.checkbox} data-state={check} />}
        </span>
      )}
      <span className={styles.icon} aria-hidden>
        {isFailed ? <IconAlertTriangle size={18} stroke={1.75} /> : props.icon}
      </span>
      {isRenaming ? (
        <input
          {...item.getRenameInputProps()}
          className={styles.field}
          aria-label={t("Name")}
          dir="auto"
          maxLength={props.maxName}
          onFocus={({ currentTarget }) => currentTarget.setSelectionRange(0, lengthOfStem(name))}
          onBlur={props.onRenamed}
        />
      ) : (
        <span className={styles.name}>
          <span className={styles.text} dir="auto">
            {props.name ?? name}
          </span>
        </span>
      )}
      {props.end && !isRenaming && <bdi className={styles.end}>{props.end}</bdi>}
    </div>
  );
}

/** The length of a name without its ending, which usually stays. */
const lengthOfStem = (name: string) => (name.lastIndexOf(".") > 0 ? name.lastIndexOf(".") : name.length);
