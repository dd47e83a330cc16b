import { IconArrowLeft, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import styles from "#features/chat/web/dock/chat-dock.module.css";
import { ChatPart } from "#features/chat/web/chat-part.tsx";
import { Conversation } from "#features/chat/web/conversation/conversation.tsx";
import { remember, useMemory } from "#features/chat/web/conversation/memory.ts";
import { chatQuery } from "#features/chat/web/queries.ts";
import { Face, statusWord } from "#features/chat/web/people/status.tsx";
import { focusOn } from "#features/chat/web/dock/requested-focus.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** The chat on phones: a sheet with the team chat and the people, or with one conversation. */
export function ChatSheet({ me, onClose }: { me: string; onClose: () => void }) {
  const { t } = useTranslation();
  const partner = useMemory(me, (memory) => memory.sheet);
  return (
    <Dialog title={t("Chat")} shape="sheet" isTitleShown={false} onClose={onClose}>
      <Stack gap="none" grow className={styles.sheet}>
        <Row gap="tiny" nowrap className={styles.head}>
          {partner === undefined ? <p className={styles.title}>{t("Chat")}</p> : <Partner me={me} username={partner} />}
          <IconButton label={t("Close")} onClick={onClose}>
            <IconX size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </Row>
        {partner === undefined ? (
          <ChatPart takesFocus />
        ) : (
          <Conversation key={partner} me={me} partner={partner} takesFocus />
        )}
      </Stack>
    </Dialog>
  );
}

function Partner({ me, username }: { me: string; username: string }) {
  const { t } = useTranslation();
  const { data: chat } = useQuery(chatQuery(username));
  const user = chat?.users.find((each) => each.username === username);
  const name = user?.name ?? username;
  const goBack = () => {
    remember(me, () => ({ sheet: undefined }));
    focusOn("");
  };
  return (
    <>
      <IconButton label={t("Back to team chat")} onClick={goBack}>
        <IconArrowLeft size={20} stroke={1.75} aria-hidden data-mirrored />
      </IconButton>
      <p className={styles.who}>
        <Face name={name} picture={user?.picture ?? ""} status={user?.status} size={32} />
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {user && <span className={styles.state}>{statusWord(t, user.status)}</span>}
        </span>
      </p>
    </>
  );
}
