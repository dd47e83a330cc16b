import { IconArticleOff, IconPlus, IconRss, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";

import { blogFeedPath, blogPageSize } from "#features/blog/contract.ts";
import { office } from "#office";
import { BlogAside } from "#features/blog/web/blog-aside.tsx";
import type { BlogParams } from "#features/blog/web/blog-params.ts";
import styles from "#features/blog/web/blog-screen.module.css";
import { PostCard } from "#features/blog/web/post-card.tsx";
import { PostGrid, PostsSkeleton } from "#features/blog/web/post-grid.tsx";
import { postsQuery } from "#features/blog/web/queries.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lastPage } from "#web/lib/api/pages.ts";
import { Button, buttonClass } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Pagination } from "#web/ui/display/pagination.tsx";
import { ResultsAnnouncement } from "#web/ui/display/status/results-announcement.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { Columns } from "#web/ui/layout/columns.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { useKnownPage } from "#web/ui/screen/use-known-page.ts";
import { SearchField } from "#web/ui/table/toolbar/search-field.tsx";

const route = getRouteApi("/_shell/blog/");

/** The published posts, newest first, beside the tags, the latest comments and the person's drafts. */
export function BlogScreen() {
  const { t } = useTranslation();
  const params = route.useSearch();
  const navigate = route.useNavigate();
  const { q = "", tag } = params;
  const { data, isError, isPlaceholderData, refetch } = useQuery(postsQuery(params));
  const show = (next: BlogParams, isReplaced = false) => void navigate({ search: next, replace: isReplaced });
  const page = useKnownPage(
    params.page ?? 1,
    data && !isPlaceholderData ? lastPage(data.total, blogPageSize) : undefined,
    (last) => show({ ...params, page: last > 1 ? last : undefined }, true),
  );
  const isFiltered = q.trim() !== "" || tag !== undefined;
  const hasLead = page === 1 && !isFiltered && (!data || data.data.length > 1);
  const [first, ...others] = data?.data ?? [];
  const count = t({ one: "{{count}} post", other: "{{count}} posts" }, { count: data?.total ?? 0 });

  return (
    <Screen
      title={t("Blog")}
      description={t("Articles by your colleagues. Write one yourself, or comment on theirs.")}
      actions={
        <>
          <a
            className={buttonClass()}
            href={`${office.apiRoot}${blogFeedPath}`}
            type="application/rss+xml"
            target="_blank"
            rel="noreferrer"
          >
            <IconRss size={16} stroke={2} aria-hidden />
            {t("RSS")}
          </a>
          <Link to="/blog/new" className={buttonClass("primary")}>
            <IconPlus size={16} stroke={2} aria-hidden />
            {t("New post")}
          </Link>
        </>
      }
    >
      <Row gap="compact" className={styles.toolbar} role="search">
        <SearchField
          label={t("Search posts")}
          value={q}
          onChange={(text) => show({ q: text || undefined, tag }, true)}
        />
        {tag !== undefined && (
          <Button size="small" className={styles.filter} onClick={() => show({ q: params.q })}>
            <span className="visually-hidden">{t("Remove filter")}: </span>
            <bdi>{tag}</bdi>
            <IconX size={14} stroke={2} aria-hidden />
          </Button>
        )}
        {isFiltered && data && (
          <Text as="bdi" size="small" muted tabular>
            {count}
          </Text>
        )}
      </Row>
      <ResultsAnnouncement
        parts={[
          { of: q, text: count },
          { of: tag ?? "", text: count },
          { of: String(page), text: t("Page {{page}}", { page: formatNumber(page) }) },
        ]}
        isReady={data !== undefined && !isPlaceholderData}
      />
      {hasLead && (first ? <PostCard post={first} look="lead" /> : !isError && <div className={styles.lead} />)}
      <Columns aside={320}>
        <Stack>
          {!data && !isError && <PostsSkeleton />}
          {!data && isError && (
            <EmptyState
              title={t("Posts could not be loaded")}
              action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
            />
          )}
          {data?.total === 0 && (
            <EmptyState
              icon={<IconArticleOff size={32} stroke={1.5} />}
              title={isFiltered ? t("No matching posts") : t("No posts yet")}
              {...(!isFiltered && { text: t("Write the first post.") })}
              action={isFiltered && <Button onClick={() => show({})}>{t("Show all posts")}</Button>}
            />
          )}
          {data && data.data.length > 0 && (
            <>
              <PostGrid posts={hasLead ? others : data.data} tag={tag} isOld={isPlaceholderData} />
              {data.total > blogPageSize && (
                <Pagination
                  page={page}
                  size={blogPageSize}
                  total={data.total}
                  onChange={(next) => show({ ...params, page: next > 1 ? next : undefined })}
                />
              )}
            </>
          )}
        </Stack>
        <BlogAside tag={tag} />
      </Columns>
    </Screen>
  );
}
