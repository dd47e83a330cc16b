import { IconMailOff } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import type { FolderKey } from "#features/inbox/folders.ts";
import type { ListParams } from "#features/inbox/web/list-params.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";

/** Shown if the folder is empty, or no message matches. */
export function NoMessages({ folder, search }: { folder: FolderKey; search: ListParams }) {
  const { t } = useTranslation();
  if (search.q || search.label) {
    return (
      <EmptyState
        icon={<IconMailOff size={32} stroke={1.5} />}
        title={t("No matching messages")}
        text={t("Try other words or another folder.")}
        action={
          <Link to="/inbox/$folder" params={{ folder }}>
            {t("Show all messages")}
          </Link>
        }
      />
    );
  }
  const texts: Record<FolderKey, string> = {
    inbox: t("Messages sent to you appear here."),
    sent: t("Messages you send appear here."),
    archive: t("Archived messages appear here."),
    spam: t("Unwanted messages appear here."),
    trash: t("Deleted messages stay here until you delete them permanently."),
  };
  return <EmptyState icon={<IconMailOff size={32} stroke={1.5} />} title={t("No messages")} text={texts[folder]} />;
}
