import { useQuery } from "@tanstack/react-query";

import styles from "#features/chat/web/chat-part.module.css";
import { Conversation } from "#features/chat/web/conversation/conversation.tsx";
import { openConversation } from "#features/chat/web/conversation/open-conversation.ts";
import { People } from "#features/chat/web/people/people.tsx";
import { chatQuery } from "#features/chat/web/queries.ts";
import { userQuery } from "#web/lib/api/user-query.ts";
import { Stack } from "#web/ui/layout/stack.tsx";

type ChatPartProps = {
  /** Whether it takes the focus when the chat is opened, as the dock does. */
  takesFocus?: boolean;
};

/**
 * The team chat, and the people, to each of whom private messages can be sent. It fills its container, which must
 * have a height; from a width of 560 px, the people are beside the room.
 */
export function ChatPart({ takesFocus = false }: ChatPartProps) {
  const { data: user } = useQuery(userQuery);
  const { data: chat } = useQuery(chatQuery(undefined));
  if (!user) return <div className={styles.part} />;
  const me = user.username;
  return (
    <div className={styles.part}>
      <Stack gap="none" grow className={styles.grid}>
        <People users={chat?.users ?? []} me={me} onOpen={(username) => openConversation(me, username)} />
        <Conversation me={me} partner={undefined} takesFocus={takesFocus} />
      </Stack>
    </div>
  );
}
