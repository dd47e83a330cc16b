import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { SearchBox } from "#web/ui/form/text/search-box.tsx";
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
  const [typed, setTyped] = useTyped(value, onChange);
  return (
    <SearchBox className={styles.search} label={label ?? t("Search all columns")} value={typed} onChange={setTyped} />
  );
}
