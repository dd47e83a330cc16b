import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from "@tabler/icons-react";
import { memo, useState } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { addKeys, removeKeys } from "#web/ui/form/lists/dual-list.ts";
import styles from "#web/ui/form/lists/dual-list-field.module.css";
import { type ControlProps, FieldGroup } from "#web/ui/form/field.tsx";
import { hasSameProps } from "#web/ui/form/has-same-props.ts";
import { MultiListbox } from "#web/ui/form/lists/multi-listbox.tsx";
import type { FieldOption } from "#web/ui/form/options.ts";

type DualListFieldProps = ControlProps<readonly string[]> & { options: readonly FieldOption[] };

/** A choice of several of many options: two lists, between which they are moved. The value is in the order of choosing. */
export const DualListField = memo(function DualListField({
  value,
  onChange,
  options,
  disabled,
  ...field
}: DualListFieldProps) {
  const { t } = useTranslation();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const available = options.filter((option) => !value.includes(option.value));
  const chosen = value.flatMap((key) => options.find((option) => option.value === key) ?? []);
  const isLocked = disabled || field.readOnly;

  const markedIn = (list: readonly FieldOption[]) =>
    list.flatMap((option) => (marked.includes(option.value) ? [option.value] : []));
  const move = (keys: readonly string[], apply: typeof addKeys) => {
    if (isLocked || keys.length === 0) return;
    onChange(apply(value, keys));
    setMarked(removeKeys(marked, keys));
  };
  const add = (keys: readonly string[]) => move(keys, addKeys);
  const remove = (keys: readonly string[]) => move(keys, removeKeys);
  const keysOf = (list: readonly FieldOption[]) => list.map((option) => option.value);
  // Without `disabled`, so that a button keeps the focus when it has moved the last option.
  const buttons = [
    { label: t("Add all"), Icon: IconChevronsRight, keys: keysOf(available), move: add },
    { label: t("Add"), Icon: IconChevronRight, keys: markedIn(available), move: add },
    { label: t("Remove"), Icon: IconChevronLeft, keys: markedIn(chosen), move: remove },
    { label: t("Remove all"), Icon: IconChevronsLeft, keys: keysOf(chosen), move: remove },
  ];
  return (
    <FieldGroup role="group" {...field}>
      <div className={styles.lists}>
        <MultiListbox label={t("Available")} options={available} {...{ marked }} onMark={setMarked} onMove={add} />
        <div className={styles.buttons}>
          {buttons.map(({ label, Icon, keys, move }) => (
            <IconButton
              key={label}
              label={label}
              className={styles.button}
              aria-disabled={isLocked || keys.length === 0}
              onClick={() => move(keys)}
            >
              <Icon size={20} stroke={1.75} aria-hidden />
            </IconButton>
          ))}
        </div>
        <MultiListbox label={t("Chosen")} options={chosen} {...{ marked }} onMark={setMarked} onMove={remove} />
      </div>
    </FieldGroup>
  );
}, hasSameProps);
