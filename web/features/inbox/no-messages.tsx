import { IconMailOff } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import type { FolderKey } from "#contract/folders.ts";
import type { ListParams } from "#web/features/inbox/list-params.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { EmptyState } from "#web/ui/display/empty-state.tsx";

/** Stands in place of the messages where there are none, or where none matches. */
export function NoMessages({ folder, search }: { folder: FolderKey; search: ListParams }) {
  const { t } = useTranslation();
  if (search.q || search.label) {
    return (
      <EmptyState
        icon={<IconMailOff size={32} stroke={1.5} />}
        title={t("No message here matches")}
        text={t("Search with other words, or in another folder.")}
        action={
          <Link to="/inbox/$folder" params={{ folder }}>
            {t("Show the whole folder")}
          </Link>
        }
      />
    );
  }
  const texts: Record<FolderKey, string> = {
    inbox: t("What people write to you arrives here."),
    sent: t("What you send is kept here."),
    archive: t("What you are done with, and want to keep, rests here."),
    spam: t("What nobody asked for ends here."),
    trash: t("What you delete waits here until you delete it for good."),
  };
  return <EmptyState icon={<IconMailOff size={32} stroke={1.5} />} title={t("No messages")} text={texts[folder]} />;
}
