import { IconFolderSymlink, IconTag } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import type { FolderKey } from "#features/inbox/folders.ts";
import type { MessageSummary } from "#features/inbox/contract.ts";
import { inboxQuery } from "#features/inbox/web/queries.ts";
import type { MessageActions } from "#features/inbox/web/use-message-actions.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";

/** Adds labels, or removes them if all messages have them. */
export function LabelMenu({ messages, actions }: { messages: readonly MessageSummary[]; actions: MessageActions }) {
  const { t } = useTranslation();
  const { data } = useQuery(inboxQuery);
  const isOnAll = (key: string) => messages.every(({ labels }) => labels.includes(key));
  return (
    <Menu
      label={t("Label")}
      checks="several"
      choices={Object.entries(data?.labels ?? {}).map(([key, { name }]) => ({
        key,
        label: translateData(name),
        isChecked: isOnAll(key),
      }))}
      empty={t("No labels")}
      onChoose={(key) => void actions.label(messages, key, !isOnAll(key)).catch(() => {})}
      button={(button) => (
        <IconButton label={t("Label")} {...button}>
          <IconTag size={20} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    />
  );
}

/** The folders that messages can be moved to. */
export function MoveMenu({ folder, onMove }: { folder: FolderKey; onMove: (to: FolderKey, name: string) => void }) {
  const { t } = useTranslation();
  const { data } = useQuery(inboxQuery);
  const others = data?.folders.filter(({ key }) => key !== folder) ?? [];
  return (
    <Menu
      label={t("Move to")}
      choices={others.map(({ key, name }) => ({ key, label: translateData(name) }))}
      empty={t("No other folders")}
      onChoose={(key) => {
        const target = others.find((other) => other.key === key);
        if (target) onMove(target.key, translateData(target.name));
      }}
      button={(button) => (
        <IconButton label={t("Move to")} {...button}>
          <IconFolderSymlink size={20} stroke={1.75} aria-hidden data-mirrored />
        </IconButton>
      )}
    />
  );
}
