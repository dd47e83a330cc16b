import type { ForumSection } from "#features/forum/contract.ts";
import { useMarkSections } from "#features/forum/web/queries.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useTranslation } from "#web/lib/i18n.ts";

/** Marks all topics of sections as read, up to their latest post that is shown. It can be undone. */
export function useMarkAllAsRead() {
  const { t } = useTranslation();
  const { mutateAsync: mark } = useMarkSections();
  return (sections: readonly Pick<ForumSection, "key" | "readAt" | "latest">[]) => {
    const marked = sections.flatMap(({ key, readAt, latest }) =>
      latest ? [{ section: key, readAt, latestAt: latest.createdAt }] : [],
    );
    const saved = mark(marked.map(({ section, latestAt }) => ({ section, readAt: latestAt })));
    offerUndo({
      title: t("All topics marked as read"),
      saved,
      undo: () => mark(marked.map(({ section, readAt }) => ({ section, readAt }))),
    });
  };
}
