import { IconBellOff, IconChecks, IconRefresh } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useId, useState } from "react";

import type { Activity, ActivityKind, ActivityType } from "#contract/activities.ts";
import { describeActivity } from "#web/lib/i18n/activity-texts.ts";
import { formatStamp } from "#web/lib/format/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import styles from "#web/screens/activities/activities-panel.module.css";
import { activitiesQuery, useMarkActivities, useRefreshActivities } from "#web/screens/activities/queries.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { ProgressBar } from "#web/ui/display/status/progress-bar.tsx";
import { RelativeTime } from "#web/ui/display/text/relative-time.tsx";
import { tabPanelProps, Tabs } from "#web/ui/display/tabs.tsx";

type ActivitiesPanelProps = { kinds: readonly ActivityKind[]; onFollow: () => void };

/** The activities, with a tab for each kind. */
export function ActivitiesPanel({ kinds, onFollow }: ActivitiesPanelProps) {
  const { t } = useTranslation();
  const panelId = useId();
  const [chosen, setChosen] = useState<ActivityType | undefined>(undefined);
  const active = chosen ?? kinds[0]?.type;
  if (!active) {
    return (
      <div className={styles.panel}>
        <Nothing />
        <div className={styles.foot}>
          <span className={styles.stamp} />
          <Refresh />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      <Tabs
        label={t("Activities")}
        tabs={kinds.map(({ type, title, unread }) => ({ id: type, title: translateData(title), count: unread }))}
        active={active}
        onChange={setChosen}
        panelId={panelId}
      />
      <div {...tabPanelProps(panelId, active)} className={styles.content}>
        <Items type={active} onFollow={onFollow} />
      </div>
      <Foot type={active} unread={kinds.find(({ type }) => type === active)?.unread ?? 0} />
    </div>
  );
}

function Items({ type, onFollow }: { type: ActivityType; onFollow: () => void }) {
  const { t } = useTranslation();
  const { data: items, isPending } = useQuery(activitiesQuery(type));
  const mark = useMarkActivities(type);
  if (isPending) return <p className={styles.loading}>{t("Loading")}</p>;
  if (!items || items.length === 0) return <Nothing />;
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id} className={styles.item} data-unread={!item.isRead || undefined}>
          <Target item={item} onFollow={onFollow} onRead={() => item.isRead || mark.mutate([item.id])}>
            <Avatar name={item.user.name} picture={item.user.picture} size={40} />
            <Words item={item} />
            <span className={styles.end}>
              <RelativeTime date={item.date} />
              {!item.isRead && <span className={styles.dot} role="img" aria-label={t("unread")} />}
            </span>
          </Target>
        </li>
      ))}
    </ul>
  );
}

function Words({ item }: { item: Activity }) {
  const { title, text } = describeActivity(item);
  return (
    <span className={styles.words}>
      <span className={styles.title} dir="auto">
        {title}
      </span>
      <span className={styles.text} dir="auto">
        {text}
      </span>
      {item.progress !== undefined && <ProgressBar className={styles.progress} label={title} value={item.progress} />}
    </span>
  );
}

type TargetProps = { item: Activity; onRead: () => void; onFollow: () => void; children: ReactNode };

/** A link if the item has a target, otherwise a button that marks it as read. */
function Target({ item, onRead, onFollow, children }: TargetProps) {
  if (item.href === undefined) {
    return (
      <button type="button" className={styles.target} onClick={onRead}>
        {children}
      </button>
    );
  }
  const follow = () => {
    onRead();
    onFollow();
  };
  return (
    <Link to={item.href} className={styles.target} onClick={follow}>
      {children}
    </Link>
  );
}

function Nothing() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconBellOff size={32} stroke={1.5} />}
      title={t("No activity yet")}
      text={t("Messages, replies and upcoming events appear here.")}
    />
  );
}

function Foot({ type, unread }: { type: ActivityType; unread: number }) {
  const { t } = useTranslation();
  const { dataUpdatedAt } = useQuery(activitiesQuery(type));
  const mark = useMarkActivities(type);
  return (
    <div className={styles.foot}>
      <span className={styles.stamp}>
        {dataUpdatedAt > 0 && t("Last update: {{stamp}}", { stamp: formatStamp(new Date(dataUpdatedAt)) })}
      </span>
      <span className={styles.tools}>
        <Button
          size="small"
          variant="subtle"
          // Not `disabled`, because the button would lose the focus when it is used.
          aria-disabled={unread === 0}
          onClick={() => unread > 0 && mark.mutate(undefined)}
        >
          <IconChecks size={16} stroke={1.75} aria-hidden />
          {t("Mark all as read")}
        </Button>
        <Refresh />
      </span>
    </div>
  );
}

function Refresh() {
  const { t } = useTranslation();
  const { refresh, isRefreshing } = useRefreshActivities();
  return (
    <IconButton label={t("Refresh")} aria-disabled={isRefreshing} onClick={refresh}>
      <IconRefresh size={16} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
