import { IconHome, IconInbox, IconLock, IconPencil, IconSearch, IconUser } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import { useTranslation } from "#web/lib/i18n.ts";
import { nameOf, userQuery } from "#web/lib/user-query.ts";
import styles from "#web/shell/shortcuts/shortcuts.module.css";
import { Avatar } from "#web/ui/display/avatar.tsx";

/** The current user, and the most used screens. */
export function Shortcuts({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  const { data: user } = useQuery(userQuery);
  const tiles = [
    { to: "/home", title: t("Home"), Icon: IconHome },
    { to: "/inbox/inbox", title: t("Inbox"), Icon: IconInbox },
    { to: "/inbox/inbox/compose", title: t("Compose"), Icon: IconPencil },
    { to: "/search", title: t("Search"), Icon: IconSearch },
    { to: "/profile", title: t("Profile"), Icon: IconUser },
    { to: "/lock", title: t("Lock"), Icon: IconLock },
  ];
  return (
    <>
      {user && (
        <p className={styles.person}>
          <Avatar name={nameOf(user)} picture={user.picture} size={40} />
          <span>{user.username}</span>
        </p>
      )}
      <ul className={styles.tiles}>
        {tiles.map(({ to, title, Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.tile} onClick={onFollow}>
              <Icon size={24} stroke={1.5} aria-hidden />
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
