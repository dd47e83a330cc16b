import { IconFolder, IconFolderOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import { recentProjectsQuery, useClearRecentProjects } from "#features/projects/web/queries.ts";
import styles from "#features/projects/web/recent-projects.module.css";
import { askToConfirm } from "#web/lib/confirm.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";

/** The most recently opened projects. */
export function RecentProjects({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  const { data: projects, isPending, isError, refetch } = useQuery(recentProjectsQuery);
  const clear = useClearRecentProjects();

  const clearAll = async () => {
    // A dialog closes the panel below it. Closing it first lets the focus return to the button.
    onFollow();
    const isMeant = await askToConfirm({
      title: t("Clear recent projects?"),
      text: t("Only the list is cleared. No project is deleted."),
      confirm: t("Clear"),
      cancel: t("Keep"),
    });
    if (isMeant) clear.mutate();
  };

  if (isPending) return <p className={styles.loading}>{t("Loading")}</p>;
  if (isError) {
    return (
      <EmptyState
        title={t("Projects could not be loaded")}
        action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
      />
    );
  }
  if (projects.length === 0) {
    return (
      <EmptyState
        icon={<IconFolderOff size={32} stroke={1.5} />}
        title={t("No recent projects")}
        text={t("Projects you open appear here.")}
      />
    );
  }
  return (
    <div className={styles.panel}>
      <ul className={styles.list}>
        {projects.map(({ id, title }) => (
          <li key={id} className={styles.project}>
            <IconFolder size={16} stroke={1.75} aria-hidden />
            <Link to="/projects" search={{ name: title }} onClick={onFollow}>
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button size="small" variant="subtle" disabled={clear.isPending} onClick={() => void clearAll()}>
          {t("Clear")}
        </Button>
      </div>
    </div>
  );
}
