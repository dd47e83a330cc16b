import { IconListDetails, IconSearch, IconX } from "@tabler/icons-react";
import { useLocation, useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useReducer, useRef, useState } from "react";

import { maxSearchLength } from "#contract/endpoint.ts";
import type { FindActions } from "#web/lib/commands/palette-entry.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isComposing, isEnter } from "#web/lib/keyboard/is-enter.ts";
import styles from "#web/screens/search/command-palette.module.css";
import { entriesOf, optionIdOf, PaletteList, useAllResults } from "#web/screens/search/palette-list.tsx";
import { rememberVisit } from "#web/screens/search/recent-entries.ts";
import { useOpenEntry } from "#web/screens/search/use-open-entry.ts";
import {
  actionsOnly,
  findsActionsOnly,
  type PaletteEntry,
  usePaletteGroups,
} from "#web/screens/search/use-palette-groups.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Chip } from "#web/ui/display/chip.tsx";
import { Keys } from "#web/ui/display/text/keys.tsx";

const ofEntry = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

type CommandPaletteProps = { onClose: () => void; findActions: FindActions };

/**
 * Finds screens, records and actions, or, after `>` and until Backspace in the empty field, actions only. The first entry
 * is active while the person has not moved to another. Enter opens the active entry, Ctrl+Enter in a new tab.
 */
export function CommandPalette({ onClose, findActions }: CommandPaletteProps) {
  const { t } = useTranslation();
  const listId = useId();
  const open = useOpenEntry();
  const here = useLocation({ select: ({ pathname }) => pathname });
  const modeId = useId();
  const [typed, setTyped] = useState("");
  const [isOfActions, setIsOfActions] = useState(false);
  const [movedTo, setMovedTo] = useState<string | undefined>(undefined);
  const text = isOfActions ? `${actionsOnly}${typed.trim()}` : typed.trim();
  const found = usePaletteGroups(text, findActions);
  const results = useAllResults(text, found);
  const last = results ?? {
    id: "mode",
    title: isOfActions ? t("Search everything") : t("All actions"),
    icon: isOfActions ? <IconSearch {...ofEntry} /> : <IconListDetails {...ofEntry} />,
    target: { run: () => setMode(!isOfActions) },
    staysOpen: true,
  };
  const entries = entriesOf(found, last);
  const place = Math.max(
    0,
    entries.findIndex(({ id }) => id === movedTo),
  );
  const active = entries[place];
  const isRun = active !== undefined && "run" in active.target;
  const activeId = active && optionIdOf(listId, active);

  const list = useHeightHeldWhile(!found.isSettled);
  useUpdateWhenShown();
  // The background work that remembers visits may not have begun.
  useEffect(() => rememberVisit(here), [here]);

  useEffect(() => {
    // With the heading above the first entry.
    if (place === 0) list.current?.scrollTo(0, 0);
    else if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId, place, list]);

  const setMode = (next: boolean) => {
    setIsOfActions(next);
    if (next) setTyped("");
  };
  const choose = (entry: PaletteEntry, isInNewTab: boolean) => {
    setMovedTo(undefined);
    // Closing first returns the focus, which an opened dialog returns to in its turn.
    if (!entry.staysOpen) onClose();
    open(entry, isInNewTab);
  };
  const onKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const isInNewTab = event.ctrlKey || event.metaKey;
    const next = placeAfter(event.key, place, entries.length);
    if (event.key === "Backspace" && typed === "") {
      setMode(false);
    } else if (isEnter(event)) {
      event.preventDefault();
      if (active) choose(active, isInNewTab);
    } else if (next !== undefined && !event.shiftKey) {
      event.preventDefault();
      setMovedTo(entries[next]?.id);
    }
  };

  return (
    <Dialog title={t("Command palette")} shape="top" isTitleShown={false} onClose={onClose}>
      <div className={styles.field}>
        <IconSearch className={styles.icon} size={16} stroke={1.75} aria-hidden />
        {isOfActions && <Chip id={modeId}>{t("Actions")}</Chip>}
        <input
          role="combobox"
          className={styles.input}
          aria-label={t("Search or run a command")}
          placeholder={t("Search or run a command")}
          maxLength={maxSearchLength}
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-describedby={isOfActions ? modeId : undefined}
          value={typed}
          onKeyDown={onKey}
          onChange={(event) => {
            const { value } = event.currentTarget;
            const isPrefixed = findsActionsOnly(value);
            if (isPrefixed) setIsOfActions(true);
            setTyped(isPrefixed ? value.slice(actionsOnly.length).trimStart() : value);
            setMovedTo(undefined);
          }}
        />
        <span className={styles.close}>
          <IconButton label={t("Close")} onClick={onClose}>
            <IconX size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </span>
      </div>
      <div ref={list} className={styles.list}>
        <PaletteList
          id={listId}
          label={t("Results")}
          found={found}
          text={text}
          last={last}
          activeId={activeId}
          onChoose={choose}
        />
      </div>
      <ul className={styles.help}>
        {[
          ...(entries.length > 1 ? [{ keys: ["↑", "↓"], does: t("Navigate") }] : []),
          ...(active ? [{ keys: ["Enter"], does: isRun ? t("Run") : t("Open") }] : []),
          ...(active && !isRun ? [{ keys: ["Ctrl", "Enter"], does: t("New tab") }] : []),
          ...(isOfActions && typed === "" ? [{ keys: ["Backspace"], does: t("Search everything") }] : []),
          ...(isOfActions ? [] : [{ keys: [">"], does: t("Actions") }]),
          { keys: ["Esc"], does: t("Close") },
        ].map(({ keys, does }) => (
          <li key={does}>
            <Keys keys={keys} />
            <span>{does}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The element's height does not change while records are sought, so that what follows it does not move with each letter. */
function useHeightHeldWhile(isHeld: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.style.blockSize = isHeld ? `${height.current}px` : "";
    height.current = element.offsetHeight;
  });
  return ref;
}

/** Lists the actions of a screen that was still loading when the palette was opened. */
function useUpdateWhenShown() {
  const router = useRouter();
  const [, update] = useReducer((count: number) => count + 1, 0);
  useEffect(() => router.subscribe("onRendered", update), [router]);
}

/** The place that a key leads to, or undefined if the key belongs to the field. */
function placeAfter(key: string, place: number, count: number) {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (place + 1) % count;
  if (key === "ArrowUp") return (place - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
