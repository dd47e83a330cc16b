import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import type { ProjectRow } from "#features/projects/contract.ts";
import { formatHours, formatShare, shareSpent } from "#features/projects/web/project-cells.tsx";
import styles from "#features/projects/web/project-details.module.css";
import { recentProjectsQuery, rememberOpened } from "#features/projects/web/queries.ts";
import { Tracker } from "#features/projects/web/tracker.tsx";
import { formatPeriod } from "#web/lib/format/format-days.ts";
import { formatMoney } from "#web/lib/format/format-money.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import details from "#web/ui/table/rows/row-details.module.css";

/** The contacts, costs and state of a project. Showing it marks the project as opened. */
export function ProjectDetails({ project }: { project: ProjectRow }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { id, contacts, comment, tracker, est, starts, ends } = project;
  const { target, actual } = project["target-actual"];
  const share = shareSpent(project);

  useEffect(() => {
    const remember = async () => {
      await rememberOpened(id);
      await queryClient.invalidateQueries({ queryKey: recentProjectsQuery.queryKey });
    };
    void remember();
  }, [id, queryClient]);

  const hours = tracker.reduce((sum, each) => sum + each, 0);
  return (
    <div className={`${details.details} ${styles.columns}`}>
      <section>
        <h2 className={details.heading}>{t("Contacts")}</h2>
        <ul className={styles.people}>
          {contacts.map(({ username, name, picture }) => (
            <Row as="li" key={username} gap="compact" nowrap>
              <Avatar name={name} picture={picture} />
              <bdi>{name}</bdi>
            </Row>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={details.heading}>{t("Plan")}</h2>
        <dl className={styles.facts}>
          <dt>{t("Period")}</dt>
          <dd>
            <bdi>{formatPeriod(starts, ends)}</bdi>
          </dd>
          <dt>{t("Estimate")}</dt>
          <dd>
            <bdi>{formatHours(est)}</bdi>
          </dd>
          <dt>{t("Budget")}</dt>
          <dd>
            <bdi>{formatMoney(target)}</bdi>
          </dd>
          <dt>{t("Spent")}</dt>
          <dd>
            <bdi>{formatMoney(actual)}</bdi>
            {share !== undefined && (
              <span>
                {" · "}
                <bdi>{formatShare(share)}</bdi>
              </span>
            )}
          </dd>
        </dl>
      </section>
      <section>
        <h2 className={details.heading}>{t("Recent weeks")}</h2>
        <Row gap="compact" nowrap className={styles.tracker}>
          <Tracker kind="line" tracker={tracker} />
          <span>
            <bdi>{formatHours(hours)}</bdi>
          </span>
        </Row>
        {comment !== "" && (
          <p className={styles.comment}>
            <bdi>{comment}</bdi>
          </p>
        )}
      </section>
    </div>
  );
}
