import { IconArrowRight, IconSearchOff } from "@tabler/icons-react";
import type { MouseEvent, ReactNode } from "react";

import { formatDateShort } from "#web/lib/format/format.ts";
import { isNarrow } from "#web/lib/media.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { fromMatch, roomOf } from "#web/screens/search/from-match.ts";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Keys } from "#web/ui/display/text/keys.tsx";
import { Marked } from "#web/ui/display/text/marked.tsx";
import styles from "#web/screens/search/palette-list.module.css";
import {
  findsActionsOnly,
  type PaletteEntry,
  type PaletteGroups,
  textOfActions,
} from "#web/screens/search/use-palette-groups.tsx";

type PaletteListProps = {
  id: string;
  /** The list's accessible name, translated. */
  label: string;
  found: PaletteGroups;
  text: string;
  /** The entry below the groups, such as “All results for …”. */
  last: PaletteEntry | undefined;
  /** The `id` of the active option. */
  activeId: string | undefined;
  onChoose: (entry: PaletteEntry, isInNewTab: boolean) => void;
};

/** The `id` of an entry's option. */
export const optionIdOf = (listId: string, { id }: PaletteEntry) => `${listId}-${id}`;

/** All options in their order. */
export const entriesOf = (found: PaletteGroups, last: PaletteEntry | undefined): readonly PaletteEntry[] => [
  ...found.groups.flatMap(({ entries }) => entries),
  ...(last ? [last] : []),
];

/** The groups as a listbox, and below it why there are no entries. */
export function PaletteList({ id, label, found, text, last, activeId, onChoose }: PaletteListProps) {
  const { t } = useTranslation();
  const { groups, isSettled, isError } = found;
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const q = textOfActions(text) ?? text;
  const toOption = (entry: PaletteEntry) => (
    <Option
      key={entry.id}
      id={optionIdOf(id, entry)}
      entry={entry}
      q={entry === last ? "" : q}
      isActive={optionIdOf(id, entry) === activeId}
      onChoose={onChoose}
    />
  );
  return (
    <div className={styles.found} aria-busy={!isSettled}>
      <p className="visually-hidden" role="status">
        {isSettled && text !== "" ? t({ one: "{{count}} result", other: "{{count}} results" }, { count }) : ""}
      </p>
      {isError && <p className={styles.note}>{t("The search failed. Try again.")}</p>}
      {count === 0 && isSettled && !isError && (
        <div className={styles.none}>
          <EmptyState
            icon={<IconSearchOff size={32} stroke={1.5} />}
            title={t("No results for “{{q}}”", { q })}
            text={t("Try fewer words, other words or part of a word.")}
          />
        </div>
      )}
      <div id={id} role="listbox" aria-label={label} className={styles.list}>
        {groups.map(({ title, entries }) => (
          <Group key={title} title={title} hasHeading={textOfActions(text) === undefined}>
            {entries.map(toOption)}
          </Group>
        ))}
        {last && <div className={styles.last}>{toOption(last)}</div>}
      </div>
    </div>
  );
}

/** The entry that opens the search screen. Undefined if the text is no search, and if nothing is found. */
export function useAllResults(text: string, { groups, isSettled, isError }: PaletteGroups): PaletteEntry | undefined {
  const { t } = useTranslation();
  const isInVain = groups.length === 0 && isSettled && !isError;
  if (text === "" || findsActionsOnly(text) || isInVain) return undefined;
  return {
    id: "all",
    title: t("All results for “{{q}}”", { q: text }),
    icon: <IconArrowRight size={16} stroke={1.75} aria-hidden data-mirrored />,
    target: { href: `/search?${new URLSearchParams({ q: text }).toString()}` },
  };
}

type GroupProps = {
  title: string;
  /** False where the field names the only group, as it does for actions. */
  hasHeading: boolean;
  children: ReactNode;
};

function Group({ title, hasHeading, children }: GroupProps) {
  return (
    <div role="group" aria-label={title}>
      {hasHeading && (
        <p className={styles.group} aria-hidden>
          {title}
        </p>
      )}
      {children}
    </div>
  );
}

type OptionProps = {
  id: string;
  entry: PaletteEntry;
  q: string;
  isActive: boolean;
  onChoose: PaletteListProps["onChoose"];
};

/** The focus stays in the field, which handles the keyboard; options handle the pointer. */
function Option({ id, entry, q, isActive, onChoose }: OptionProps) {
  const { title, text, kind, place, keys, date, icon } = entry;
  const room = roomOf(isNarrow());
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      aria-keyshortcuts={keys?.join("+")}
      tabIndex={-1}
      className={styles.option}
      // Prevents the field from losing the focus, which would close the list.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event: MouseEvent) => onChoose(entry, event.ctrlKey || event.metaKey)}
    >
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <span className={`truncate ${styles.title}`} dir="auto">
          <Marked text={fromMatch(title, q, room.title)} q={q} />
        </span>
        {text && (
          <span className={`truncate ${styles.text}`} dir="auto">
            {kind && <bdi className={styles.kindBefore} aria-hidden>{`${kind} · `}</bdi>}
            <Marked text={fromMatch(text, q, room.text)} q={q} />
          </span>
        )}
      </span>
      {kind && <span className={styles.kind}>{kind}</span>}
      {place && (
        <span className={styles.kind} aria-hidden>
          {place}
        </span>
      )}
      {keys && (
        <span className={styles.keys} aria-hidden>
          <Keys keys={keys} />
        </span>
      )}
      {date && (
        <time dateTime={date} dir="auto">
          {formatDateShort(date)}
        </time>
      )}
    </div>
  );
}
