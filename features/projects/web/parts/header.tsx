import { IconFolders } from "@tabler/icons-react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import type { HeaderPart } from "#web/lib/parts.ts";
import { Dropdown } from "#web/ui/actions/dropdown.tsx";

export const headerPart: HeaderPart = { id: "projects", order: 10, place: "start", Part: RecentProjectsButton };

const RecentProjects = lazyPart(() =>
  import("#features/projects/web/recent-projects.tsx").then((part) => part.RecentProjects),
);

function RecentProjectsButton() {
  const { t } = useTranslation();
  return (
    <Dropdown
      label={t("Recent projects")}
      icon={<IconFolders size={20} stroke={1.75} aria-hidden />}
      onApproach={RecentProjects.preload}
    >
      {(close) => <RecentProjects onFollow={close} />}
    </Dropdown>
  );
}
