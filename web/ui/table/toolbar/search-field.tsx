import { IconSearch } from "@tabler/icons-react";

import { useTranslation } from "#web/lib/i18n.ts";
import { useTyped } from "#web/ui/table/filter/use-typed.ts";
import styles from "#web/ui/table/toolbar/toolbar.module.css";

type SearchFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** What is searched, translated; by default all columns. */
  label?: string;
};

/** A search that follows a pause in typing. */
export function SearchField({ value, onChange, label }: SearchFieldProps) {
  const { t } = useTranslation();
  const name = label ?? t("Search all columns");
  const [typed, setTyped] = useTyped(value, onChange);
  return (
    <span className={styles.search}>
      <IconSearch size={16} stroke={1.75} aria-hidden />
      <input
        type="search"
        aria-label={name}
        placeholder={name}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </span>
  );
}
