import { IconLock, IconPencil } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import { shortcuts } from "#contract/screens/shortcuts.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import styles from "#web/shell/shortcuts/shortcuts.module.css";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { NamedIcon } from "#web/ui/display/named-icon.tsx";

/** Icons of shortcuts that no screen has. */
const ownIcons: Readonly<Record<string, typeof IconLock>> = { lock: IconLock, pencil: IconPencil };

function TileIcon({ name }: { name: string | undefined }) {
  const Icon = ownIcons[name ?? ""];
  return Icon ? <Icon size={24} stroke={1.75} aria-hidden /> : <NamedIcon name={name} size={24} />;
}

/** The panel of the most used screens. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("Shortcuts")} onClose={onClose}>
      <ul className={styles.tiles}>
        {shortcuts.map(({ href, title, icon }) => (
          <li key={href}>
            <Link to={href} className={styles.tile} onClick={onClose}>
              <TileIcon name={icon} />
              <span>{translateData(title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
