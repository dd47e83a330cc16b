import { IconDots } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import type { Box } from "#features/chat/web/dock/boxes.ts";
import styles from "#features/chat/web/dock/chat-dock.module.css";
import { openConversation } from "#features/chat/web/conversation/open-conversation.ts";
import { chatQuery } from "#features/chat/web/queries.ts";
import { Face } from "#features/chat/web/people/status.tsx";
import { formatList } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import { CountBadge } from "#web/ui/display/text/count-badge.tsx";

/** A menu of the conversations without room in the dock. */
export function MoreBoxes({ me, boxes }: { me: string; boxes: readonly Box[] }) {
  const { language, t } = useTranslation();
  const { data: chat } = useQuery(chatQuery(undefined));
  const people = boxes.map(({ username }) => ({
    ...(chat?.users.find((user) => user.username === username) ?? { name: username, picture: "", unread: 0 }),
    username,
  }));
  const unread = people.reduce((sum, person) => sum + person.unread, 0);
  const label = t(
    { one: "{{count}} more conversation", other: "{{count}} more conversations" },
    { count: boxes.length },
  );
  const messages = t({ one: "{{count}} unread message", other: "{{count}} unread messages" }, { count: unread });
  return (
    <Menu
      label={label}
      choices={people.map(({ username, name, picture, unread }) => ({
        key: username,
        label:
          unread > 0
            ? t(
                { one: "{{name}}, {{count}} unread message", other: "{{name}}, {{count}} unread messages" },
                { name, count: unread },
              )
            : name,
        icon: <Face name={name} picture={picture} status={undefined} size={24} />,
      }))}
      onChoose={(username) => openConversation(me, username)}
      button={(props) => (
        <IconButton
          label={unread > 0 ? formatList([label, messages], language) : label}
          className={styles.more}
          {...props}
        >
          <IconDots size={20} stroke={1.75} aria-hidden />
          {unread > 0 && <CountBadge count={unread} className={styles.badge} />}
        </IconButton>
      )}
    />
  );
}
