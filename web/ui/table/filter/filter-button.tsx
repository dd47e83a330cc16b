import { IconChevronDown } from "@tabler/icons-react";
import type { ComponentProps } from "react";

import { translateData } from "#web/lib/i18n/i18n.ts";
import styles from "#web/ui/table/filter/filter-field.module.css";

export type FilterLook = "field" | "chip";

type FilterButtonProps = Omit<ComponentProps<"button">, "title"> & {
  look: FilterLook;
  /** "Filter Status", translated. */
  label: string;
  /** The column's, in English. */
  title: string;
  /** The filter as text. */
  shown: string;
  isSet: boolean;
  /** Shown in place of the text, where the filter has several options. */
  count?: string | undefined;
};

/** Opens a filter: a field that shows its value, or a chip that shows the column's name, and the value where it is set. */
export function FilterButton({ look, label, title, shown, isSet, count, ...rest }: FilterButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={look === "chip" ? styles.chipOpen : styles.open}
      aria-label={`${label}: ${shown}`}
    >
      {look === "field" ? (
        <bdi className={styles.shown} data-empty={!isSet || undefined}>
          {shown}
        </bdi>
      ) : (
        <ChipText name={translateData(title)} shown={isSet ? shown : undefined} count={count} />
      )}
      {(look === "field" || !isSet) && <IconChevronDown size={16} stroke={1.75} aria-hidden />}
    </button>
  );
}

function ChipText({ name, shown, count }: { name: string; shown: string | undefined; count: string | undefined }) {
  if (shown === undefined) return <span>{name}</span>;
  // The style sheet draws the count, which is not a word of the label.
  if (count !== undefined) {
    return (
      <>
        <span>{name}</span>
        <span className={styles.chipCount} data-count={count} aria-hidden />
      </>
    );
  }
  return (
    <span className={styles.chipText}>
      <span>{name}: </span>
      <bdi className={styles.chipValue}>{shown}</bdi>
    </span>
  );
}
