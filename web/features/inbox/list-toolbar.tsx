import {
  IconArchive,
  IconArrowsSort,
  IconFolderSymlink,
  IconMail,
  IconMailOpened,
  IconRefresh,
  IconSearch,
  IconTag,
  IconTrash,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";

import type { FolderKey } from "#contract/folders.ts";
import type { MessageSummary } from "#contract/inbox.ts";
import type { ListParams, sorts } from "#web/features/inbox/list-params.ts";
import styles from "#web/features/inbox/list-toolbar.module.css";
import { inboxQuery } from "#web/features/inbox/queries.ts";
import type { useMessageActions } from "#web/features/inbox/use-message-actions.ts";
import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";

type Actions = ReturnType<typeof useMessageActions>;

type ListToolbarProps = {
  folder: FolderKey;
  search: ListParams;
  messages: readonly MessageSummary[];
  selected: readonly MessageSummary[];
  /** The messages are those of the page before, and cannot be selected. */
  isStale: boolean;
  actions: Actions;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  /** Told before messages leave the list. */
  onLeave: (messages: readonly MessageSummary[]) => void;
  onSearch: (change: ListParams) => void;
  onRefresh: () => void;
};

/** Above the list: what can be done with what is selected, or how the list is searched and sorted. */
export function ListToolbar(props: ListToolbarProps) {
  const { t } = useTranslation();
  const { messages, selected, isStale, onSelect } = props;
  const isAll = messages.length > 0 && selected.length === messages.length;
  const ids = messages.map(({ _id }) => _id);
  return (
    <div className={styles.toolbar}>
      <Checkbox
        label={t("Select all")}
        isChecked={isAll}
        isMixed={selected.length > 0 && !isAll}
        isDisabled={isStale}
        onChange={(isSelected) => onSelect(ids, isSelected)}
      />
      {selected.length > 0 ? <SelectionTools {...props} /> : <ListTools {...props} />}
    </div>
  );
}

function SelectionTools({ folder, selected, actions, onSelect, onLeave }: ListToolbarProps) {
  const { t } = useTranslation();
  const isSomeUnread = selected.some(({ isRead }) => !isRead);
  /** When it is done, nothing is selected any more. After a refusal or a second thought the selection stays. */
  const then = (work: Promise<unknown>) => {
    const ids = selected.map(({ _id }) => _id);
    onLeave(selected);
    void work.then((isDone) => isDone !== false && onSelect(ids, false)).catch(() => {});
  };
  return (
    <div className={styles.tools} role="toolbar" aria-label={t("Selected messages")}>
      <span className={styles.count} role="status">
        {t("Selected: {{count}}", { count: selected.length })}
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
        <IconButton label={t("Archive")} onClick={() => then(actions.archive(selected))}>
          <IconArchive {...icon} />
        </IconButton>
      )}
      <IconButton label={t("Delete")} onClick={() => then(actions.remove(selected))}>
        <IconTrash {...icon} />
      </IconButton>
    </div>
  );
}

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** Puts labels on, or takes them off where all have them. */
export function LabelMenu({ messages, actions }: { messages: readonly MessageSummary[]; actions: Actions }) {
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
      empty={t("There are no labels")}
      onChoose={(key) => void actions.label(messages, key, !isOnAll(key)).catch(() => {})}
      button={(button) => (
        <IconButton label={t("Label")} {...button}>
          <IconTag {...icon} />
        </IconButton>
      )}
    />
  );
}

/** The folders that messages can go to from this one. */
export function MoveMenu({ folder, onMove }: { folder: FolderKey; onMove: (to: FolderKey, name: string) => void }) {
  const { t } = useTranslation();
  const { data } = useQuery(inboxQuery);
  const others = data?.folders.filter(({ key }) => key !== folder) ?? [];
  return (
    <Menu
      label={t("Move to")}
      choices={others.map(({ key, name }) => ({ key, label: translateData(name) }))}
      empty={t("There is no other folder")}
      onChoose={(key) => {
        const target = others.find((other) => other.key === key);
        if (target) onMove(target.key, translateData(target.name));
      }}
      button={(button) => (
        <IconButton label={t("Move to")} {...button}>
          <IconFolderSymlink {...icon} data-mirrored />
        </IconButton>
      )}
    />
  );
}

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
    <div className={styles.tools}>
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

function FolderSearch({ q = "", onSearch }: { q: string | undefined; onSearch: (q: string | undefined) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(q);
  const [asked, setAsked] = useState(q);
  if (asked !== q) {
    setAsked(q);
    setText(q);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim() || undefined);
  };
  return (
    <form className={styles.search} role="search" aria-label={t("This folder")} onSubmit={submit}>
      <IconSearch className={styles.searchIcon} size={16} stroke={1.75} aria-hidden />
      <input
        type="search"
        className={styles.field}
        aria-label={t("Search this folder")}
        placeholder={t("Search this folder")}
        maxLength={200}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          // The cross in the field empties it.
          if (event.currentTarget.value === "" && q !== "") onSearch(undefined);
        }}
      />
    </form>
  );
}
