import { IconLock, IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import { shortcuts } from "#contract/shortcuts.ts";
import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { nameOf, userQuery } from "#web/lib/user-query.ts";
import styles from "#web/shell/shortcuts/shortcuts.module.css";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { NamedIcon } from "#web/ui/display/named-icon.tsx";

/** Icons of shortcuts that no screen has. */
const ownIcons: Readonly<Record<string, typeof IconLock>> = { lock: IconLock, pencil: IconPencil };

function TileIcon({ name }: { name: string | undefined }) {
  const Icon = ownIcons[name ?? ""];
  return Icon ? <Icon size={24} stroke={1.75} aria-hidden /> : <NamedIcon name={name} size={24} />;
}

/** The current user, and the most used screens. */
export function Shortcuts({ onFollow }: { onFollow: () => void }) {
  useTranslation();
  const { data: user } = useQuery(userQuery);
  return (
    <>
      {user && (
        <p className={styles.person}>
          <Avatar name={nameOf(user)} picture={user.picture} size={40} />
          <span>{user.username}</span>
        </p>
      )}
      <ul className={styles.tiles}>
        {shortcuts.map(({ href, title, icon }) => (
          <li key={href}>
            <Link to={href} className={styles.tile} onClick={onFollow}>
              <TileIcon name={icon} />
              <span>{translateData(title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
