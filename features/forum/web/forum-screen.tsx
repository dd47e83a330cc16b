import { IconMessages, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId } from "react";

import { ForumAside } from "#features/forum/web/forum-aside.tsx";
import styles from "#features/forum/web/forum-screen.module.css";
import { latestTopics } from "#features/forum/web/latest-topics.ts";
import { sectionsQuery, topicsQuery } from "#features/forum/web/queries.ts";
import { SectionRow } from "#features/forum/web/section-row.tsx";
import { TopicList } from "#features/forum/web/topics/topic-list.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button, buttonClass } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { Columns } from "#web/ui/layout/columns.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

/** The sections of the forum, and the topics with the newest activity. */
export function ForumScreen() {
  const { t } = useTranslation();
  return (
    <Screen
      title={t("Forum")}
      description={t("Questions, ideas and decisions that everyone can find again.")}
      actions={
        <Link to="/forum-topic" search={{ write: 1 }} className={buttonClass("primary")}>
          <IconPlus size={16} stroke={2} aria-hidden />
          {t("New topic")}
        </Link>
      }
    >
      <Columns aside={[280, 340]}>
        <Stack>
          <Sections />
          <LatestTopics />
        </Stack>
        <ForumAside />
      </Columns>
    </Screen>
  );
}

function Sections() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(sectionsQuery);
  return (
    <Card className={styles.card} aria-label={t("Sections")}>
      {!data && isError && (
        <EmptyState
          title={t("Sections could not be loaded")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {!data && !isError && <div className={styles.sectionsPlace} role="status" aria-label={t("Loading")} />}
      {data && (
        <Stack as="ul" gap="none" aria-label={t("Sections")}>
          {data.map((section) => (
            <SectionRow key={section.key} section={section} />
          ))}
        </Stack>
      )}
    </Card>
  );
}

function LatestTopics() {
  const { t } = useTranslation();
  const id = useId();
  const request = useQuery(topicsQuery({}, latestTopics));
  return (
    <Card className={styles.card} aria-labelledby={id}>
      <Row as="header" gap="medium" justify="between" nowrap className={styles.head}>
        <Text as="h2" id={id} size="medium" weight="bold">
          {t("Latest topics")}
        </Text>
        <Link to="/forum-topic" className={styles.more}>
          {t("All topics")}
        </Link>
      </Row>
      <TopicList
        label={t("Latest topics")}
        request={request}
        room={latestTopics}
        empty={
          <EmptyState
            icon={<IconMessages size={32} stroke={1.5} />}
            title={t("No topics yet")}
            text={t("Start the first topic.")}
          />
        }
      />
    </Card>
  );
}
