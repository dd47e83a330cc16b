import {
  IconArchive,
  IconArrowLeft,
  IconChevronLeft,
  IconChevronRight,
  IconMail,
  IconPrinter,
  IconTrash,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";

import type { FolderKey } from "#features/inbox/folders.ts";
import type { Message } from "#features/inbox/contract.ts";
import { shortcutOf, useInboxKeys } from "#features/inbox/web/keyboard/keys.ts";
import type { ListParams } from "#features/inbox/web/list-params.ts";
import { LabelMenu, MoveMenu } from "#features/inbox/web/message-menus.tsx";
import styles from "#features/inbox/web/message/message-screen.module.css";
import { messagesQuery, pageSize } from "#features/inbox/web/queries.ts";
import { useMessageActions } from "#features/inbox/web/use-message-actions.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lastPage } from "#web/lib/api/pages.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Row } from "#web/ui/layout/row.tsx";

const route = getRouteApi("/_shell/inbox/$folder/detail/$message");

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

type MessageToolbarProps = { folder: FolderKey; message: Message };

/** The actions on an open message, and the way to its neighbours. */
export function MessageToolbar({ folder, message }: MessageToolbarProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const actions = useMessageActions();
  const search = route.useSearch();
  const { previous, next } = useNeighbours(folder, message._id, search);

  const backToFolder = () => navigate({ to: "/inbox/$folder", params: { folder }, search });
  const open = (neighbour: Neighbour | undefined) =>
    neighbour &&
    void navigate({
      to: "/inbox/$folder/detail/$message",
      params: { folder, message: neighbour.id },
      search: { ...search, page: neighbour.page },
    });
  /** Returns to the folder when the message has left it. After a refusal, which shows its alert, the message stays. */
  const leaveAfter = (work: Promise<unknown>) =>
    void work.then((isDone) => (isDone === false ? undefined : backToFolder())).catch(() => {});

  useInboxKeys({
    next: () => open(next),
    previous: () => open(previous),
    archive: () => leaveAfter(actions.archive([message])),
    delete: () => leaveAfter(actions.remove([message])),
    reply: () => void navigate({ to: "/inbox/$folder/replay/$message", params: { folder, message: message._id } }),
    compose: () => void navigate({ to: "/inbox/$folder/compose", params: { folder } }),
    back: () => void backToFolder(),
  });

  return (
    <Row gap="hairline" nowrap className={`fading-ends ${styles.toolbar}`} role="toolbar" aria-label={t("Message")}>
      <IconButton label={t("Back to folder")} {...shortcutOf("back")} onClick={() => void backToFolder()}>
        <IconArrowLeft {...icon} data-mirrored />
      </IconButton>
      <span className={styles.separator} />
      <IconButton
        label={t("Mark as unread")}
        onClick={() => {
          actions.markRead([message], false);
          void backToFolder();
        }}
      >
        <IconMail {...icon} />
      </IconButton>
      <LabelMenu messages={[message]} actions={actions} />
      <MoveMenu folder={message.folder} onMove={(to, name) => leaveAfter(actions.move([message], to, name))} />
      {message.folder !== "archive" && (
        <IconButton
          label={t("Archive")}
          {...shortcutOf("archive")}
          onClick={() => leaveAfter(actions.archive([message]))}
        >
          <IconArchive {...icon} />
        </IconButton>
      )}
      <IconButton label={t("Delete")} {...shortcutOf("delete")} onClick={() => leaveAfter(actions.remove([message]))}>
        <IconTrash {...icon} />
      </IconButton>
      <IconButton label={t("Print")} onClick={() => print()}>
        <IconPrinter {...icon} />
      </IconButton>
      <span className={styles.space} />
      <IconButton
        label={t("Previous message")}
        {...shortcutOf("previous")}
        disabled={previous === undefined}
        onClick={() => open(previous)}
      >
        <IconChevronLeft {...icon} data-mirrored />
      </IconButton>
      <IconButton
        label={t("Next message")}
        {...shortcutOf("next")}
        disabled={next === undefined}
        onClick={() => open(next)}
      >
        <IconChevronRight {...icon} data-mirrored />
      </IconButton>
    </Row>
  );
}

type Neighbour = { readonly id: string; readonly page: number | undefined };

/** The messages before and after this one in its list, including those on adjacent pages. */
function useNeighbours(folder: FolderKey, id: string, search: ListParams) {
  const page = search.page ?? 1;
  const { data } = useQuery(messagesQuery(folder, search));
  const ids = data?.data.map(({ _id }) => _id) ?? [];
  const index = ids.indexOf(id);
  const isFirst = index === 0 && page > 1;
  const isLast = index !== -1 && index === ids.length - 1 && page < lastPage(data?.total ?? 0, pageSize);
  const before = useQuery({ ...messagesQuery(folder, { ...search, page: page - 1 }), enabled: isFirst });
  const after = useQuery({ ...messagesQuery(folder, { ...search, page: page + 1 }), enabled: isLast });

  const on = (number: number, neighbour: string | undefined): Neighbour | undefined =>
    neighbour === undefined ? undefined : { id: neighbour, page: number > 1 ? number : undefined };
  if (index === -1) return {};
  return {
    previous: isFirst ? on(page - 1, before.data?.data.at(-1)?._id) : on(page, ids[index - 1]),
    next: isLast ? on(page + 1, after.data?.data[0]?._id) : on(page, ids[index + 1]),
  };
}
