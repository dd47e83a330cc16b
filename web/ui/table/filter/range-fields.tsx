import { useEffect, useRef, useState } from "react";

import { hasUnread } from "#web/lib/form/read-fields.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import styles from "#web/ui/table/filter/filter-field.module.css";
import { type Range, readRange, writeRange } from "#web/ui/table/filter/range-texts.ts";
import type { FilterColumn } from "#web/ui/table/filter/use-filters.ts";
import { TextField } from "#web/ui/form/text/text-field.tsx";

type RangeFieldsProps = {
  column: FilterColumn;
  /** As in the address; empty if there is no filter. */
  value: string;
  onChange: (value: string) => void;
  onDone: () => void;
};

/** The two ends of a range of numbers or days, as the person's language writes them. */
export function RangeFields({ column, value, onChange, onDone }: RangeFieldsProps) {
  const { t } = useTranslation();
  const [ends, setEnds] = useState<Range>(() => writeRange(column, value));
  const [errors, setErrors] = useState<Partial<Range>>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const isDate = column.kind === "date";
  const apply = (next: Range) => {
    const read = readRange(column, next);
    if ("errors" in read) return setErrors(read.errors);
    onChange(read.filter);
    return onDone();
  };
  const field = (end: keyof Range, label: string) => (
    <TextField
      label={label}
      type={isDate ? "date" : "text"}
      inputMode={isDate ? undefined : "decimal"}
      value={ends[end]}
      error={errors[end]}
      onChange={(event) => setEnds({ ...ends, [end]: event.currentTarget.value })}
    />
  );
  return (
    <form
      ref={form}
      className={styles.range}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!hasUnread(event.currentTarget)) apply(ends);
      }}
    >
      {field("from", t("From"))}
      {field("to", t("Up to"))}
      <div className={styles.rangeActions}>
        <Button size="small" onClick={() => apply({ from: "", to: "" })}>
          {t("Clear")}
        </Button>
        <Button size="small" variant="primary" type="submit">
          {t("Apply")}
        </Button>
      </div>
    </form>
  );
}
