import type { ProjectRow } from "#features/projects/contract.ts";
import styles from "#features/projects/web/project-cells.module.css";
import { formatList, formatNumber } from "#web/lib/format/format.ts";
import { formatMoney, formatMoneyShort } from "#web/lib/format/format-money.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isolateText } from "#web/lib/i18n/isolate-text.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { ProgressBar } from "#web/ui/display/status/progress-bar.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** The number of pictures with room in a row. */
const maxPictures = 3;

export const formatHours = (hours: number) =>
  formatNumber(hours, { style: "unit", unit: "hour", unitDisplay: "short" });

export const formatShare = (share: number) => formatNumber(share, { style: "percent", maximumFractionDigits: 0 });

/** The share of the budget that was spent; undefined without a budget. */
export const shareSpent = ({ "target-actual": { target, actual } }: ProjectRow) =>
  target === 0 ? undefined : actual / target;

/** The name and the progress. */
export function NameCell({ project }: { project: ProjectRow }) {
  const { t } = useTranslation();
  return (
    <Stack as="span" gap="tiny" className={styles.named}>
      <bdi className={styles.name}>{project.name}</bdi>
      <Row as="span" nowrap>
        <ProgressBar className={styles.bar} label={t("Progress")} value={project.progress} />
        <span className={styles.share}>
          <bdi>{formatShare(project.progress / 100)}</bdi>
        </span>
      </Row>
    </Stack>
  );
}

export function ContactsCell({ contacts }: Pick<ProjectRow, "contacts">) {
  const { language } = useTranslation();
  const names = formatList(
    contacts.map(({ name }) => isolateText(name)),
    language,
  );
  const more = contacts.length - maxPictures;
  return (
    <span className={styles.contacts} title={names}>
      {contacts.slice(0, maxPictures).map(({ username, name, picture }) => (
        <Avatar key={username} name={name} picture={picture} size={24} />
      ))}
      {more > 0 && <span className={styles.more}>+{formatNumber(more)}</span>}
      <span className="visually-hidden">{names}</span>
    </span>
  );
}

/** The actual costs and the budget; a project over budget uses the danger colour. */
export function TargetCell({ project }: { project: ProjectRow }) {
  const { t } = useTranslation();
  const { target, actual } = project["target-actual"];
  return (
    <span
      className={styles.target}
      data-state={actual === 0 ? "none" : actual > target ? "over" : "within"}
      title={t("{{actual}} of {{target}}", { actual: formatMoney(actual), target: formatMoney(target) })}
    >
      <bdi>{formatMoneyShort(target)}</bdi> / <bdi className={styles.actual}>{formatMoneyShort(actual)}</bdi>
    </span>
  );
}
