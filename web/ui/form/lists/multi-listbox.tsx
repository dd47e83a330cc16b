import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

import { foldText } from "#contract/text/fold-text.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isEnter } from "#web/lib/keyboard/is-enter.ts";
import { addKeys, moveInList, toggleKey } from "#web/ui/form/lists/dual-list.ts";
import fieldStyles from "#web/ui/form/field.module.css";
import styles from "#web/ui/form/lists/multi-listbox.module.css";
import type { FieldOption } from "#web/ui/form/options.ts";

type MultiListboxProps = {
  /** Translated. */
  label: string;
  options: readonly FieldOption[];
  /** The keys of the selected options. Others than those of this list are kept. */
  marked: readonly string[];
  onMark: (marked: readonly string[]) => void;
  /** Enter or a double click. */
  onMove: (keys: readonly string[]) => void;
};

/**
 * A list in which several options can be selected, with a filter. The arrow keys, Home and End move through it, Space
 * selects, Shift with an arrow selects on the way, Ctrl+A selects all.
 */
export function MultiListbox({ label, options, marked, onMark, onMove }: MultiListboxProps) {
  const { t } = useTranslation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState("");
  const [wanted, setWanted] = useState(0);
  const shown = options.filter((option) => foldText(option.label).includes(foldText(filter.trim())));
  /** Still in the list after the last option was moved away. */
  const active = Math.min(wanted, shown.length - 1);
  const current = shown[active];
  useEffect(() => {
    const parent = list.current;
    const option = parent?.children[active];
    if (parent?.contains(document.activeElement)) option?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const select = (index: number, isExtended: boolean) => {
    setWanted(index);
    const option = shown[index];
    if (option && isExtended) onMark(addKeys(marked, [option.value]));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveInList(event.key, active, shown.length);
    if (next !== undefined) select(next, event.shiftKey);
    else if (event.key === " " && current) onMark(toggleKey(marked, current.value));
    else if (isEnter(event) && current) {
      const chosen = shown.flatMap(({ value }) => (marked.includes(value) ? [value] : []));
      onMove(chosen.length > 0 ? chosen : [current.value]);
    } else if (event.key.toLowerCase() === "a" && (event.ctrlKey || event.metaKey)) {
      onMark(
        addKeys(
          marked,
          shown.map(({ value }) => value),
        ),
      );
    } else return;
    event.preventDefault();
  };
  return (
    <div className={styles.box}>
      <span className={styles.head}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <bdi className={styles.count}>{formatNumber(options.length)}</bdi>
      </span>
      <input
        type="search"
        className={fieldStyles.input}
        aria-label={t("Filter: {{field}}", { field: label })}
        placeholder={t("Filter")}
        value={filter}
        onChange={(event) => setFilter(event.currentTarget.value)}
        // Enter would submit the form.
        onKeyDown={(event) => isEnter(event) && event.preventDefault()}
      />
      <div
        ref={list}
        role="listbox"
        aria-multiselectable
        aria-labelledby={`${id}-label`}
        aria-activedescendant={current && `${id}-${current.value}`}
        tabIndex={0}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {shown.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the list has the focus and the keys
          <div
            key={option.value}
            id={`${id}-${option.value}`}
            role="option"
            aria-selected={marked.includes(option.value)}
            className={styles.option}
            data-active={index === active || undefined}
            onClick={() => {
              setWanted(index);
              onMark(toggleKey(marked, option.value));
            }}
            onDoubleClick={() => onMove([option.value])}
          >
            <bdi>{option.label}</bdi>
          </div>
        ))}
      </div>
    </div>
  );
}
