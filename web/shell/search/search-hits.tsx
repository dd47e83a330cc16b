import { IconMail } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import type { Hit } from "#contract/search.ts";
import { formatDateShort } from "#web/lib/format.ts";
import { translateData } from "#web/lib/i18n.ts";
import { searchQuery } from "#web/lib/search-query.ts";
import { NamedIcon } from "#web/shell/icons.tsx";
import styles from "#web/shell/search/search-hits.module.css";

/** So long nothing is typed before it is asked for, in milliseconds. */
const pause = 150;
/** Hits of each kind. */
const most = 6;

type SearchHitsProps = { text: string; activeId: string | undefined; onFollow: () => void };

/** What is found while one types: screens first, then messages. */
export function SearchHits({ text, activeId, onFollow }: SearchHitsProps) {
  const { t } = useTranslation();
  const q = useSettled(text);
  const { data, isError, isPlaceholderData, isPending } = useQuery({
    ...searchQuery({ q, size: most }),
    placeholderData: keepPreviousData,
  });
  const screens = data?.data.filter((hit) => hit.kind === "screens") ?? [];
  const messages = data?.data.filter((hit) => hit.kind === "messages") ?? [];
  const isNothing = !isPending && !isPlaceholderData && q === text && screens.length + messages.length === 0;

  return (
    <div aria-busy={isPending || isPlaceholderData}>
      <p className="visually-hidden" role="status">
        {data && q === text ? t("Hits: {{count}}", { count: screens.length + messages.length }) : ""}
      </p>
      {isError && <p className={styles.note}>{t("The search failed. Try again.")}</p>}
      {isNothing && !isError && <p className={styles.note}>{t("Nothing found. Enter searches everywhere.")}</p>}
      <div id="search-hits" role="listbox" aria-label={t("Search")} className={styles.list}>
        <Group title={t("Screens")} hits={screens} {...{ activeId, onFollow }} />
        <Group title={t("Messages")} hits={messages} {...{ activeId, onFollow }} />
      </div>
      <p className={styles.foot}>{t("Enter shows all hits")}</p>
    </div>
  );
}

type GroupProps = { title: string; hits: readonly Hit[]; activeId: string | undefined; onFollow: () => void };

function Group({ title, hits, activeId, onFollow }: GroupProps) {
  if (hits.length === 0) return null;
  return (
    <div role="group" aria-label={title}>
      <p className={styles.group} aria-hidden>
        {title}
      </p>
      {hits.map((hit) => (
        <Option key={hit.href} hit={hit} isActive={`hit-${hit.href}` === activeId} onFollow={onFollow}>
          <span className={styles.icon}>
            {hit.kind === "screens" ? (
              <NamedIcon name={hit.icon} size={16} />
            ) : (
              <IconMail size={16} stroke={1.75} aria-hidden />
            )}
          </span>
          <span className={styles.words}>
            <span className={styles.title}>{hit.kind === "screens" ? translateData(hit.title) : hit.title}</span>
            {hit.text && <span className={styles.text}>{hit.text}</span>}
          </span>
          {hit.date && <time dateTime={hit.date}>{formatDateShort(hit.date)}</time>}
        </Option>
      ))}
    </div>
  );
}

type OptionProps = { hit: Hit; isActive: boolean; onFollow: () => void; children: ReactNode };

/** The focus stays in the field, which leads the keyboard through these; the pointer takes them itself. */
function Option({ hit, isActive, onFollow, children }: OptionProps) {
  const navigate = useNavigate();
  const follow = () => {
    onFollow();
    void navigate({ to: hit.href });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
    <div
      role="option"
      id={`hit-${hit.href}`}
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      // Before the field loses the focus, which would close the list under the pointer.
      onPointerDown={(event) => event.preventDefault()}
      onClick={follow}
    >
      {children}
    </div>
  );
}

/** The text, once it has not changed for a moment. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
