import { IconChecks, IconMessages, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";

import {
  forumTopicsPage,
  type SectionKey,
  sectionKeys,
  sectionTexts,
  type TopicRow,
} from "#features/forum/contract.ts";
import { ForumAside } from "#features/forum/web/forum-aside.tsx";
import { TopicsParams } from "#features/forum/web/forum-params.ts";
import styles from "#features/forum/web/forum-screen.module.css";
import { NewTopic } from "#features/forum/web/topics/new-topic.tsx";
import { sectionsQuery, topicsQuery, useMarkSections } from "#features/forum/web/queries.ts";
import { sectionMarks } from "#features/forum/web/topics/section-marks.ts";
import { sectionTitle } from "#features/forum/web/sections.tsx";
import { TopicList } from "#features/forum/web/topics/topic-list.tsx";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { lastPage } from "#web/lib/api/pages.ts";
import type { TableSearch } from "#web/lib/table-search.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Pagination } from "#web/ui/display/pagination.tsx";
import { ResultsAnnouncement } from "#web/ui/display/status/results-announcement.tsx";
import { Choice } from "#web/ui/form/choices/choice.tsx";
import { SearchBox } from "#web/ui/form/text/search-box.tsx";
import { Columns } from "#web/ui/layout/columns.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { useKnownPage } from "#web/ui/screen/use-known-page.ts";
import { useTyped } from "#web/ui/table/filter/use-typed.ts";

/** The topics of a section, or of all. */
export function TopicsScreen() {
  const { t } = useTranslation();
  const search: TableSearch = useSearch({ strict: false });
  const params = TopicsParams.parse(search);
  const navigate = useNavigate();
  const { section, q = "", only, write } = params;
  /** Other filters begin at their first page. */
  const change = (part: Partial<TopicsParams>, replace = false) =>
    void navigate({ to: "/forum-topic", search: { ...params, page: undefined, ...part }, replace });
  const request = useQuery(topicsQuery(params));
  const { data, isPlaceholderData } = request;
  const last = data && !isPlaceholderData ? lastPage(data.total, forumTopicsPage) : undefined;
  const page = useKnownPage(params.page ?? 1, last, (known) => change({ page: known }, true));
  const hasFilter = q !== "" || only !== undefined;

  return (
    <Screen
      title={section ? sectionTitle(section) : t("Topics")}
      description={section ? translateData(sectionTexts[section].text) : t("Everything that colleagues discuss.")}
      actions={
        <Button variant="primary" onClick={() => change({ write: 1, page: params.page })}>
          <IconPlus size={16} stroke={2} aria-hidden />
          {t("New topic")}
        </Button>
      }
    >
      {write !== undefined && (
        <NewTopic section={section} onClose={() => change({ write: undefined, page: params.page })} />
      )}
      <TopicsToolbar params={params} topics={data?.data ?? []} onChange={change} />
      <Columns aside={[280, 340]}>
        <Card className={styles.card} aria-label={t("Topics")}>
          <TopicList
            label={t("Topics")}
            request={request}
            room={forumTopicsPage}
            hasSection={section === undefined}
            empty={
              <EmptyState
                icon={<IconMessages size={32} stroke={1.5} />}
                title={hasFilter ? t("No matching topics") : t("No topics yet")}
                {...(!hasFilter && { text: t("Start the first topic.") })}
                action={
                  hasFilter ? (
                    <Button onClick={() => change({ q: undefined, only: undefined })}>{t("Show all topics")}</Button>
                  ) : undefined
                }
              />
            }
          />
          {data && data.total > forumTopicsPage && (
            <Pagination
              page={page}
              size={forumTopicsPage}
              total={data.total}
              onChange={(next) => change({ page: next })}
            />
          )}
          <ResultsAnnouncement
            isReady={data !== undefined && !isPlaceholderData}
            parts={[
              {
                of: `${section} ${q} ${only}`,
                text: t({ one: "{{count}} topic", other: "{{count}} topics" }, { count: data?.total ?? 0 }),
              },
              { of: String(page), text: t("Page {{page}}", { page: formatNumber(page) }) },
            ]}
          />
        </Card>
        <ForumAside />
      </Columns>
    </Screen>
  );
}

type ToolbarProps = {
  params: TopicsParams;
  /** The topics on the page. */
  topics: readonly TopicRow[];
  onChange: (part: Partial<TopicsParams>, replace?: boolean) => void;
};

function TopicsToolbar({ params: { section, q = "", only }, topics, onChange }: ToolbarProps) {
  const { t } = useTranslation();
  const { data: sections } = useQuery(sectionsQuery);
  const [typed, setTyped] = useTyped(q, (text) => onChange({ q: text === "" ? undefined : text }, true));
  const shown = sections?.filter(({ key }) => key === (section ?? key)) ?? [];
  const hasUnread = shown.some(({ unread }) => unread > 0);
  const markAllAsRead = useMarkAllAsRead();
  return (
    <Row gap="compact" role="group" aria-label={t("Filters")}>
      <Choice<SectionKey | "">
        label={t("Section")}
        value={section ?? ""}
        options={[
          { value: "", label: t("All") },
          ...sectionKeys.map((key) => ({ value: key, label: sectionTitle(key) })),
        ]}
        onChange={(key) => onChange({ section: key === "" ? undefined : key })}
      />
      <SearchBox className={styles.search} label={t("Search topics")} dir="auto" value={typed} onChange={setTyped} />
      <span className={styles.end}>
        <Button
          className={styles.filter}
          aria-pressed={only === "unread"}
          onClick={() => onChange({ only: only === "unread" ? undefined : "unread" })}
        >
          {t("Unread")}
        </Button>
        <Button disabled={!hasUnread} onClick={() => markAllAsRead(sectionMarks(shown, topics))}>
          <IconChecks size={16} stroke={1.75} aria-hidden />
          {t("Mark all as read")}
        </Button>
      </span>
    </Row>
  );
}

/** Marks all topics of sections as read. It can be undone. */
function useMarkAllAsRead() {
  const { t } = useTranslation();
  const { mutateAsync: mark } = useMarkSections();
  return (marks: ReturnType<typeof sectionMarks>) => {
    const saved = mark(marks.map(({ section, latestAt }) => ({ section, readAt: latestAt })));
    offerUndo({
      title: t("All topics marked as read"),
      saved,
      undo: () => mark(marks.map(({ section, readAt }) => ({ section, readAt }))),
    });
  };
}
