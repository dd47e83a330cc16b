import { IconArchive, IconArrowsSort, IconMail, IconMailOpened, IconRefresh, IconTrash } from "@tabler/icons-react";

import type { FolderKey } from "#features/inbox/folders.ts";
import type { MessageSummary } from "#features/inbox/contract.ts";
import { FolderSearch } from "#features/inbox/web/list/folder-search.tsx";
import type { ListParams, sorts } from "#features/inbox/web/list-params.ts";
import styles from "#features/inbox/web/list/list-toolbar.module.css";
import { LabelMenu, MoveMenu } from "#features/inbox/web/message-menus.tsx";
import type { MessageActions } from "#features/inbox/web/use-message-actions.ts";
import { shortcutOf } from "#features/inbox/web/keyboard/keys.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Checkbox } from "#web/ui/form/choices/checkbox.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import { Row } from "#web/ui/layout/row.tsx";

type ListToolbarProps = {
  folder: FolderKey;
  search: ListParams;
  messages: readonly MessageSummary[];
  selected: readonly MessageSummary[];
  /** The messages are those of the page before, and cannot be selected. */
  isStale: boolean;
  actions: MessageActions;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  /** Called before messages leave the list. */
  onLeave: (messages: readonly MessageSummary[]) => void;
  onSearch: (change: ListParams) => void;
  onRefresh: () => void;
};

/** The actions on the selected messages, and the search and the order of the list. */
export function ListToolbar(props: ListToolbarProps) {
  const { t } = useTranslation();
  const { messages, selected, isStale, onSelect } = props;
  const isAll = messages.length > 0 && selected.length === messages.length;
  const ids = messages.map(({ _id }) => _id);
  return (
    <Row className={styles.toolbar}>
      <Checkbox
        label={t("Select all")}
        isChecked={isAll}
        isMixed={selected.length > 0 && !isAll}
        isDisabled={isStale}
        onChange={(isSelected) => onSelect(ids, isSelected)}
      />
      {selected.length > 0 && <SelectionTools {...props} />}
      <ListTools {...props} />
    </Row>
  );
}

function SelectionTools({ folder, selected, actions, onSelect, onLeave }: ListToolbarProps) {
  const { t } = useTranslation();
  const isSomeUnread = selected.some(({ isRead }) => !isRead);
  /** Clears the selection when the work is done. It stays after a refusal, or when the user cancels. */
  const then = (work: Promise<unknown>) => {
    const ids = selected.map(({ _id }) => _id);
    onLeave(selected);
    void work.then((isDone) => isDone !== false && onSelect(ids, false)).catch(() => {});
  };
  return (
    <div className={`fading-ends ${styles.selection}`} role="toolbar" aria-label={t("Selected messages")}>
      <span className={styles.count} role="status">
        <bdi>{t({ one: "{{count}} selected", other: "{{count}} selected" }, { count: selected.length })}</bdi>
      </span>
      <IconButton
        label={isSomeUnread ? t("Mark as read") : t("Mark as unread")}
        onClick={() => actions.markRead(selected, isSomeUnread)}
      >
        {isSomeUnread ? <IconMailOpened {...icon} /> : <IconMail {...icon} />}
      </IconButton>
      <LabelMenu messages={selected} actions={actions} />
      <MoveMenu folder={folder} onMove={(to, name) => then(actions.move(selected, to, name))} />
      {folder !== "archive" && (
        <IconButton label={t("Archive")} {...shortcutOf("archive")} onClick={() => then(actions.archive(selected))}>
          <IconArchive {...icon} />
        </IconButton>
      )}
      <IconButton label={t("Delete")} {...shortcutOf("delete")} onClick={() => then(actions.remove(selected))}>
        <IconTrash {...icon} />
      </IconButton>
    </div>
  );
}

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

function ListTools({ search, onSearch, onRefresh }: ListToolbarProps) {
  const { t } = useTranslation();
  const names: Record<(typeof sorts)[number], string> = {
    "-date": t("Newest first"),
    date: t("Oldest first"),
    from: t("By sender"),
    subject: t("By subject"),
  };
  const sort = search.sort ?? "-date";
  return (
    <div className={`fading-ends ${styles.tools}`}>
      <FolderSearch q={search.q} onSearch={(q) => onSearch({ q })} />
      <Menu
        label={t("Sort")}
        checks="one"
        choices={Object.entries(names).map(([key, label]) => ({ key, label, isChecked: key === sort }))}
        onChoose={(key) => onSearch({ sort: key as (typeof sorts)[number] })}
        button={(button) => (
          <IconButton label={t("Sort")} {...button}>
            <IconArrowsSort {...icon} />
          </IconButton>
        )}
      />
      <IconButton label={t("Refresh")} onClick={onRefresh}>
        <IconRefresh {...icon} />
      </IconButton>
    </div>
  );
}
