import { useQuery } from "@tanstack/react-query";

import { openConversation } from "#features/chat/web/conversation/open-conversation.ts";
import { People } from "#features/chat/web/people/people.tsx";
import { chatQuery } from "#features/chat/web/queries.ts";
import { userQuery } from "#web/lib/api/user-query.ts";

/** The people in a row; a click opens a conversation. */
export function PeopleStrip() {
  const { data: user } = useQuery(userQuery);
  const { data: chat } = useQuery(chatQuery(undefined));
  if (!user) return null;
  const me = user.username;
  return <People users={chat?.users ?? []} me={me} onOpen={(username) => openConversation(me, username)} />;
}
