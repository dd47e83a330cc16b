import { IconSearch } from "@tabler/icons-react";

import { maxSearchLength } from "#contract/endpoint.ts";
import styles from "#web/ui/form/text/search-box.module.css";

type SearchBoxProps = {
  value: string;
  onChange: (value: string) => void;
  /** What is searched, translated. */
  label: string;
  /** Shown while nothing is typed, translated; the label if absent. */
  placeholder?: string;
  /** `auto` where what is searched has any language: the direction follows the text. */
  dir?: "auto";
  /** Places the box. */
  className?: string | undefined;
};

/** A search in the toolbar of a list. */
export function SearchBox({ value, onChange, label, placeholder = label, dir, className = "" }: SearchBoxProps) {
  return (
    <span className={`${styles.box} ${className}`}>
      <IconSearch size={16} stroke={1.75} aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxSearchLength}
        dir={dir}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </span>
  );
}
