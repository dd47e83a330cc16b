import { IconSearch, IconSearchOff } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type FormEvent, useId, useRef, useState } from "react";

import { maxSearchLength } from "#contract/endpoint.ts";
import { type Hit, type SearchKind, searchKinds } from "#contract/search.ts";
import { Marked } from "#web/ui/display/text/marked.tsx";
import { KindIcon, titleOfKind } from "#web/screens/search/hit-kinds.tsx";
import { searchQuery } from "#web/screens/search/queries.ts";
import { RecentList } from "#web/screens/search/recent-list.tsx";
import styles from "#web/screens/search/search-screen.module.css";
import { formatDateShort } from "#web/lib/format/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { lastPage } from "#web/lib/api/pages.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Pagination } from "#web/ui/display/pagination.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { tabPanelProps, Tabs } from "#web/ui/display/tabs.tsx";
import { useKnownPage } from "#web/ui/screen/use-known-page.ts";

const route = getRouteApi("/_shell/search");

/** Hits per page of one kind. The overview shows the first hits of each kind. */
const pageSize = 20;

export function SearchScreen() {
  const { t } = useTranslation();
  const { q } = route.useSearch();
  return (
    <Screen title={t("Search")}>
      {/* By the query, so that going back fills the field with what was searched for then. */}
      <SearchForm key={q} q={q} />
      {q === "" ? <RecentList /> : <Hits q={q} />}
    </Screen>
  );
}

function SearchForm({ q }: { q: string }) {
  const { t } = useTranslation();
  const navigate = route.useNavigate();
  const [text, setText] = useState(q);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Nothing else to search for yet.
    if (text.trim() === q) return field.current?.focus();
    return void navigate({ search: (before) => ({ ...before, q: text.trim(), page: 1 }) });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <span className={styles.box}>
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <input
          ref={field}
          type="search"
          className={styles.field}
          aria-label={t("Search for")}
          placeholder={t("Search")}
          maxLength={maxSearchLength}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen was opened to search
          autoFocus={q === ""}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </span>
      <Button type="submit" variant="primary" className={styles.submit}>
        {t("Search")}
      </Button>
    </form>
  );
}

function Hits({ q }: { q: string }) {
  const { t } = useTranslation();
  const { kind, page: asked } = route.useSearch();
  const navigate = route.useNavigate();
  const panelId = useId();
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery({
    ...searchQuery({ q, kind, page: asked, size: pageSize }),
    placeholderData: keepPreviousData,
  });
  const known = kind && data && !isPlaceholderData ? lastPage(data.totals[kind] ?? 0, pageSize) : undefined;
  const page = useKnownPage(asked, known, (last) => void navigate({ search: { q, kind, page: last }, replace: true }));

  if (isPending) return <div className={styles.loading} role="status" aria-label={t("Loading")} />;
  if (isError) {
    return (
      <EmptyState
        title={t("The search failed")}
        text={t("Your search is still in the field.")}
        action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
      />
    );
  }

  const all = Object.values(data.totals).reduce((sum, count) => sum + count, 0);
  const titleOf = (each: SearchKind) => titleOfKind(each) || t("Screens");
  const countOf = (each: SearchKind) => data.totals[each] ?? 0;
  const total = kind ? countOf(kind) : all;
  const active = kind ?? "all";
  const choose = (id: SearchKind) => void navigate({ search: { q, page: 1, ...(id !== "all" && { kind: id }) } });

  return (
    <Card className={styles.card} aria-label={t("Results")}>
      <p className="visually-hidden" role="status">
        {isPlaceholderData ? "" : t({ one: "{{count}} result", other: "{{count}} results" }, { count: total })}
      </p>
      <Tabs
        label={t("Result types")}
        tabs={[
          { id: "all", title: t("All"), count: all },
          ...searchKinds
            .filter((each) => countOf(each) > 0 || each === kind)
            .map((each) => ({ id: each, title: titleOf(each), count: countOf(each) })),
        ]}
        active={active}
        onChange={choose}
        panelId={panelId}
      />
      <div {...tabPanelProps(panelId, active)}>
        {total === 0 ? (
          <EmptyState
            icon={<IconSearchOff size={32} stroke={1.5} />}
            title={t("No results for “{{q}}”", { q })}
            text={t("Try fewer words, other words or part of a word.")}
          />
        ) : (
          <ul className={styles.hits}>
            {data.data.map((hit, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- several todos lead to one place; a list is only replaced
              <HitRow key={`${hit.kind} ${hit.href} ${index}`} hit={hit} q={q} />
            ))}
          </ul>
        )}
        {kind && total > 0 && (
          <Pagination
            page={page}
            size={pageSize}
            total={total}
            onChange={(next) => void navigate({ search: { q, kind, page: next } })}
          />
        )}
      </div>
    </Card>
  );
}

function HitRow({ hit, q }: { hit: Hit; q: string }) {
  return (
    <li className={styles.hit}>
      <KindIcon kind={hit.kind} size={20} className={styles.icon} />
      <div className={styles.words}>
        {/* An address as it stands, with what is searched for in it. */}
        <a href={`#${hit.href}`} className={styles.title}>
          <bdi>
            <Marked text={hit.kind === "screens" ? translateData(hit.title) : hit.title} q={q} />
          </bdi>
        </a>
        <p className={styles.text} dir="auto">
          <Marked text={hit.kind === "screens" ? `#${hit.href}` : hit.text} q={q} />
        </p>
      </div>
      {hit.date && (
        <time className={styles.date} dateTime={hit.date} dir="auto">
          {formatDateShort(hit.date)}
        </time>
      )}
    </li>
  );
}
