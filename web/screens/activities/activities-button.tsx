import { IconBell } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { activityKindsQuery } from "#web/screens/activities/queries.ts";
import { useMarkSeen } from "#web/screens/activities/use-mark-seen.ts";
import { Dropdown } from "#web/ui/actions/dropdown.tsx";
import { CountBadge } from "#web/ui/display/text/count-badge.tsx";

const ActivitiesPanel = lazyPart(() =>
  import("#web/screens/activities/activities-panel.tsx").then((part) => part.ActivitiesPanel),
);

export function ActivitiesButton() {
  const { t } = useTranslation();
  const { data } = useQuery(activityKindsQuery);
  useMarkSeen(data);
  const kinds = data ?? [];
  const unread = kinds.reduce((sum, kind) => sum + kind.unread, 0);
  return (
    <Dropdown
      label={
        unread > 0
          ? t(
              { one: "Activities, {{count}} unread item", other: "Activities, {{count}} unread items" },
              { count: unread },
            )
          : t("Activities")
      }
      title={t("Activities")}
      onApproach={ActivitiesPanel.preload}
      icon={
        <>
          <IconBell size={20} stroke={1.75} aria-hidden />
          {unread > 0 && <CountBadge count={unread} isOnCorner />}
        </>
      }
    >
      {(close) => <ActivitiesPanel kinds={kinds} onFollow={close} />}
    </Dropdown>
  );
}
