import type { Label } from "#contract/label.ts";
import type { ProjectStatus } from "#features/projects/contract.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { LabelChip } from "#web/ui/display/label-chip.tsx";

const colors: Record<ProjectStatus, Label["color"]> = {
  Planned: "violet",
  Active: "blue",
  "On hold": "amber",
  Completed: "green",
  Cancelled: "red",
};

export function ProjectStatusChip({ status }: { status: ProjectStatus }) {
  const { t } = useTranslation();
  const names: Record<ProjectStatus, string> = {
    Planned: t("Planned"),
    Active: t("Active"),
    "On hold": t("On hold"),
    Completed: t("Completed"),
    Cancelled: t("Cancelled"),
  };
  return <LabelChip name={names[status]} color={colors[status]} />;
}
