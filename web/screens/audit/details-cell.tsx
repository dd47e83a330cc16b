import { IconArrowRight } from "@tabler/icons-react";

import type { AuditEvent } from "#contract/audit.ts";
import styles from "#web/screens/audit/audit-screen.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

/** The details of an entry in the user's language. Unknown ones are shown as they are stored. */
export function DetailsCell({ event: { facts, details } }: { event: AuditEvent }) {
  const { t } = useTranslation();
  const roleNames: Readonly<Record<string, string>> = {
    viewer: t("Viewer"),
    member: t("Member"),
    admin: t("Admin"),
  };
  const nameOf = (role: string) => roleNames[role] ?? role;
  const { from, to, role, content } = facts;
  if (content === "deleted") return <span>{t("Content deleted")}</span>;
  if (content === "given" && to !== undefined) return <bdi>{t("Content transferred to {{name}}", { name: to })}</bdi>;
  if (from !== undefined && to !== undefined) {
    return (
      <span className={styles.change}>
        <bdi>{nameOf(from)}</bdi>
        <IconArrowRight className={styles.arrow} size={16} stroke={1.75} role="img" aria-label={t("changed to")} />
        <bdi>{nameOf(to)}</bdi>
      </span>
    );
  }
  if (role !== undefined) return <span>{nameOf(role)}</span>;
  return <bdi>{details === "" ? "–" : details}</bdi>;
}
