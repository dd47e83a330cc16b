import type { FolderKey } from "#features/inbox/folders.ts";
import type { MessageSummary } from "#features/inbox/contract.ts";
import { useChangeMessages, useDeleteMessages } from "#features/inbox/web/queries.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { askToConfirm } from "#web/lib/confirm.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

type Messages = readonly Pick<MessageSummary, "_id" | "folder" | "labels" | "isRead">[];

const idsOf = (messages: Messages) => messages.map(({ _id }) => _id);

/**
 * The actions for messages. Each can be undone, or asks for confirmation. Moving, labelling and deleting reject when the
 * server refuses the change.
 */
export function useMessageActions() {
  const { t } = useTranslation();
  const { mutateAsync: change } = useChangeMessages();
  const { mutateAsync: deleteForGood } = useDeleteMessages();

  const move = async (messages: Messages, folder: FolderKey, said: string) => {
    const moved = messages.filter((message) => message.folder !== folder);
    if (moved.length === 0) return;
    const saved = change({ ids: idsOf(moved), change: { folder } });
    const origins = [...Map.groupBy(moved, (message) => message.folder)];
    offerUndo({
      title: said,
      undone: t({ one: "{{count}} message restored", other: "{{count}} messages restored" }, { count: moved.length }),
      saved,
      undo: () =>
        Promise.all(origins.map(([origin, those]) => change({ ids: idsOf(those), change: { folder: origin } }))),
    });
    await saved;
  };

  const remove = async (messages: Messages) => {
    const kept = messages.filter(({ folder }) => folder !== "trash");
    if (kept.length > 0) {
      return move(
        kept,
        "trash",
        t(
          { one: "{{count}} message moved to trash", other: "{{count}} messages moved to trash" },
          { count: kept.length },
        ),
      );
    }
    const isMeant = await askToConfirm({
      title: t("Delete permanently?"),
      text: t(
        {
          one: "Deleting {{count}} message from the trash cannot be undone.",
          other: "Deleting {{count}} messages from the trash cannot be undone.",
        },
        { count: messages.length },
      ),
      confirm: t("Delete"),
      cancel: t("Keep"),
      tone: "danger",
    });
    if (!isMeant) return false;
    await deleteForGood(idsOf(messages));
    return true;
  };

  return {
    move: (messages: Messages, folder: FolderKey, folderName: string) =>
      move(
        messages,
        folder,
        t(
          { one: "{{count}} message moved to {{folder}}", other: "{{count}} messages moved to {{folder}}" },
          { folder: folderName, count: messages.length },
        ),
      ),
    archive: (messages: Messages) =>
      move(
        messages,
        "archive",
        t({ one: "{{count}} message archived", other: "{{count}} messages archived" }, { count: messages.length }),
      ),
    /** Resolves to false if the person cancels. */
    remove,
    markRead: (messages: Messages, isRead: boolean) => {
      const ids = idsOf(messages.filter((message) => message.isRead !== isRead));
      if (ids.length === 0) return;
      const saved = change({ ids, change: { isRead } });
      const count = ids.length;
      const title = isRead
        ? t({ one: "{{count}} message marked as read", other: "{{count}} messages marked as read" }, { count })
        : t({ one: "{{count}} message marked as unread", other: "{{count}} messages marked as unread" }, { count });
      offerUndo({ title, isQuiet: true, saved, undo: () => change({ ids, change: { isRead: !isRead } }) });
    },
    label: async (messages: Messages, label: string, isOn: boolean) => {
      // Those that had it already keep it when this is undone.
      const ids = idsOf(messages.filter(({ labels }) => labels.includes(label) !== isOn));
      if (ids.length === 0) return;
      const count = ids.length;
      const saved = change({ ids, change: isOn ? { addLabel: label } : { removeLabel: label } });
      offerUndo({
        title: isOn
          ? t({ one: "Label added to {{count}} message", other: "Label added to {{count}} messages" }, { count })
          : t(
              { one: "Label removed from {{count}} message", other: "Label removed from {{count}} messages" },
              { count },
            ),
        saved,
        undo: () => change({ ids, change: isOn ? { removeLabel: label } : { addLabel: label } }),
      });
      await saved;
    },
  };
}

export type MessageActions = ReturnType<typeof useMessageActions>;
