import { IconSearch } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";

import styles from "#features/inbox/web/list/list-toolbar.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Row } from "#web/ui/layout/row.tsx";

type FolderSearchProps = { q: string | undefined; onSearch: (q: string | undefined) => void };

/** The search in the folder that is shown. */
export function FolderSearch({ q = "", onSearch }: FolderSearchProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(q);
  const [asked, setAsked] = useState(q);
  if (asked !== q) {
    setAsked(q);
    setText(q);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim() || undefined);
  };
  return (
    <Row
      as="form"
      gap="none"
      nowrap
      grow
      className={styles.search}
      role="search"
      aria-label={t("This folder")}
      onSubmit={submit}
    >
      <IconSearch className={styles.searchIcon} size={16} stroke={1.75} aria-hidden />
      <input
        type="search"
        className={styles.field}
        aria-label={t("Search this folder")}
        placeholder={t("Search this folder")}
        maxLength={200}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          // The field's clear button empties it.
          if (event.currentTarget.value === "" && q !== "") onSearch(undefined);
        }}
      />
    </Row>
  );
}
