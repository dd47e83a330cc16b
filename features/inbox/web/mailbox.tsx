import {
  IconAlertOctagon,
  IconArchive,
  IconInbox,
  type IconProps,
  IconSend,
  IconTag,
  IconTrash,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";

import type { FolderKey } from "#features/inbox/folders.ts";
import styles from "#features/inbox/web/mailbox.module.css";
import { inboxQuery } from "#features/inbox/web/queries.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Text } from "#web/ui/display/text/text.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

const icons: Record<FolderKey, ComponentType<IconProps>> = {
  inbox: IconInbox,
  sent: IconSend,
  archive: IconArchive,
  spam: IconAlertOctagon,
  trash: IconTrash,
};

type MailboxProps = {
  folder: FolderKey;
  label?: string | undefined;
  /** A message is being written: on phones, its form has the room of the strip. */
  isWriting?: boolean;
  children: ReactNode;
};

/** The mailbox: folders and labels at the side, content beside them. On phones they are a strip above it. */
export function Mailbox({ folder, label, isWriting = false, children }: MailboxProps) {
  const { t } = useTranslation();
  const { data } = useQuery(inboxQuery);
  const rail = useRef<HTMLDivElement>(null);

  // On phones, the current folder may be outside the visible part of the strip.
  const isLoaded = data !== undefined;
  useEffect(() => {
    const current = isLoaded ? rail.current?.querySelector("[aria-current]")?.getBoundingClientRect() : undefined;
    const strip = rail.current?.getBoundingClientRect();
    if (!current || !strip) return;
    rail.current?.scrollBy({ left: current.left + current.width / 2 - strip.left - strip.width / 2 });
  }, [isLoaded, folder, label]);

  return (
    <div className={styles.mailbox} data-writing={isWriting || undefined}>
      <div ref={rail} className={`fading-ends ${styles.rail}`}>
        <nav aria-label={t("Folders")}>
          <Stack as="ul" gap="hairline" className={styles.list}>
            {data?.folders.map(({ key, name, unread }) => (
              <li key={key}>
                <Link
                  to="/inbox/$folder"
                  params={{ folder: key }}
                  className={styles.entry}
                  activeProps={{}}
                  aria-current={key === folder && label === undefined ? "page" : undefined}
                >
                  <FolderIcon folder={key} />
                  <span className={styles.name}>{translateData(name)}</span>
                  {unread > 0 && (
                    <Text size="small" weight="bold" tabular>
                      <bdi className="visually-hidden">
                        {t({ one: "{{count}} unread message", other: "{{count}} unread messages" }, { count: unread })}
                      </bdi>
                      <span aria-hidden>{formatNumber(unread)}</span>
                    </Text>
                  )}
                </Link>
              </li>
            ))}
          </Stack>
        </nav>
        <nav aria-label={t("Labels")}>
          <h2 className={styles.heading}>{t("Labels")}</h2>
          <Stack as="ul" gap="hairline" className={styles.list}>
            {Object.entries(data?.labels ?? {}).map(([key, { name, color }]) => (
              <li key={key}>
                <Link
                  to="/inbox/$folder"
                  params={{ folder }}
                  search={key === label ? {} : { label: key }}
                  className={styles.entry}
                  activeProps={{}}
                  aria-current={key === label ? "true" : undefined}
                >
                  <IconTag className={styles.tag} size={16} stroke={2} data-color={color} aria-hidden />
                  <span className={styles.name}>{translateData(name)}</span>
                </Link>
              </li>
            ))}
          </Stack>
        </nav>
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

function FolderIcon({ folder }: { folder: FolderKey }) {
  const Icon = icons[folder];
  return <Icon size={16} stroke={1.75} aria-hidden />;
}
