import { IconChevronDown, IconExternalLink, IconPin } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

import type { MenuItem } from "#contract/screens/menu.ts";
import { hrefOf } from "#contract/screens/screens.ts";
import { ancestorsOf } from "#web/app/screens.ts";
import { openContextMenu, type RowAction } from "#web/lib/context-menu.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { preferences } from "#web/lib/session/preferences.ts";
import { NamedIcon } from "#web/ui/display/named-icon.tsx";
import styles from "#web/shell/navigation/menu-tree.module.css";
import { findItem, type ItemId, type OpenItems, parentsOf, toggleItem } from "#web/shell/navigation/open-items.ts";
import { addressOf, nameToggle, togglePin } from "#web/shell/navigation/pins.ts";
import { placeBeside } from "#web/shell/navigation/place-beside.ts";
import { useCurrentInView } from "#web/shell/navigation/use-current-in-view.ts";
import { useCurrentScreen } from "#web/shell/use-current-screen.ts";

/** A column of words, a column of icons, or a bar. In the last two, submenus open beside their entry. */
export type MenuShape = "tree" | "icons" | "bar";

type TreeProps = {
  items: readonly MenuItem[];
  /** Links that stand before all others once more. */
  pinned: readonly MenuItem[];
  shape: MenuShape;
  onFollow: () => void;
};

export function MenuTree({ items, pinned, shape, onFollow }: TreeProps) {
  const { t } = useTranslation();
  const current = useCurrentItem(items);
  const currentPin = useCurrentItem(pinned);
  const [open, setOpen] = useState(() => openAt(current, shape));
  const entries = useRef<HTMLDivElement>(null);
  useCurrentInView(entries, current);

  // The parents of the current screen are open, however it was reached.
  const [shown, setShown] = useState({ current, shape });
  if (shown.current !== current || shown.shape !== shape) {
    setShown({ current, shape });
    setOpen(openAt(current, shape));
  }

  return (
    // Another shape places its submenus anew.
    <div key={shape} ref={entries} data-shape={shape}>
      {pinned.length > 0 && (
        <Section title={t("Pinned")}>
          {pinned.map((item, index) => (
            <Leaf key={addressOf(item)} {...{ item, shape, onFollow }} id={String(index)} current={currentPin} />
          ))}
        </Section>
      )}
      {sectionsOf(items).map(({ title, items: inside }) => (
        <Section key={title} title={title === undefined ? undefined : translateData(title)}>
          {inside.map((item) => (
            <Entry
              key={item.title}
              {...{ item, shape, current, open, onFollow }}
              id={String(items.indexOf(item))}
              onToggle={(id) => setOpen((before) => toggleItem(before, id))}
              onShow={(id, isShown) => setOpen(new Set(isShown ? [id] : []))}
            />
          ))}
        </Section>
      ))}
    </div>
  );
}

/** Entries below a heading, which is translated. */
function Section({ title, children }: { title: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" className={styles.section} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <p id={id} className={styles.heading}>
          {title}
        </p>
      )}
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}

/** The entries with the same heading, in the order of their first ones. */
const sectionsOf = (items: readonly MenuItem[]) =>
  Array.from(
    Map.groupBy(items, ({ section }) => section),
    ([title, inside]) => ({ title, items: inside }),
  );

/** The entries that are open when a screen is opened. Flyouts start closed. */
const openAt = (current: ItemId | undefined, shape: MenuShape): OpenItems =>
  new Set(current !== undefined && shape === "tree" ? parentsOf(current) : []);

function useCurrentItem(items: readonly MenuItem[]) {
  const shown = useCurrentScreen();
  return shown && findItem(items, [shown.screen, ...ancestorsOf(shown.screen).toReversed()].map(hrefOf));
}

type LeafProps = {
  item: MenuItem;
  id: ItemId;
  shape: MenuShape;
  current: ItemId | undefined;
  onFollow: () => void;
};

type EntryProps = LeafProps & {
  open: OpenItems;
  onToggle: (id: ItemId) => void;
  /** For flyouts: shows this entry only, or hides it. */
  onShow: (id: ItemId, isShown: boolean) => void;
};

function Entry(props: EntryProps) {
  const { item, id, shape } = props;
  if (!item.items) return <Leaf {...props} />;
  const isFlyout = shape !== "tree" && !id.includes(".");
  return isFlyout ? <Flyout {...props} items={item.items} /> : <Branch {...props} items={item.items} />;
}

function Leaf({ item, id, shape, current, onFollow }: LeafProps) {
  const { t } = useTranslation();
  const isCurrent = current === id;
  const address = addressOf(item);
  const title = translateData(item.title);
  const listActions = (): RowAction[] => [
    {
      key: "pin",
      label: nameToggle(t, preferences.get().pins?.includes(address) ?? false),
      icon: <IconPin size={16} stroke={1.75} aria-hidden />,
      run: () => togglePin(address),
    },
    {
      key: "tab",
      label: t("Open in a new tab"),
      icon: <IconExternalLink size={16} stroke={1.75} aria-hidden />,
      run: () => open(item.sref === undefined ? address : `#${address}`, "_blank", "noopener"),
    },
  ];
  const attributes = {
    className: styles.entry,
    "aria-current": isCurrent ? ("page" as const) : undefined,
    title: shape === "icons" && !id.includes(".") ? title : undefined,
    onClick: onFollow,
    onContextMenu: (event: MouseEvent) => openContextMenu(event, title, listActions),
  };
  return (
    <li className={styles.item}>
      {item.sref === undefined ? (
        <a {...attributes} href={item.href}>
          <EntryContent item={item} id={id} />
        </a>
      ) : (
        <Link {...attributes} to={item.sref} activeProps={{}}>
          <EntryContent item={item} id={id} />
        </Link>
      )}
    </li>
  );
}

function EntryContent({ item, id }: { item: MenuItem; id: ItemId }) {
  return (
    <>
      {!id.includes(".") && <NamedIcon name={item.icon} />}
      <span className={styles.title}>{translateData(item.title)}</span>
      {item.badge && (
        <span className={styles.badge}>
          {item.badge.text} <span className="visually-hidden">{translateData(item.badge.label)}</span>
        </span>
      )}
    </>
  );
}

type ParentProps = EntryProps & { items: readonly MenuItem[] };

/** An entry whose submenu expands below it. */
function Branch({ items, ...props }: ParentProps) {
  const { item, id, open, onToggle } = props;
  const listId = useId();
  const isOpen = open.has(id);
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => onToggle(id)}
      >
        <EntryContent item={item} id={id} />
        <IconChevronDown className={styles.chevron} size={16} stroke={1.75} aria-hidden />
      </button>
      <div id={listId} className={styles.collapse} data-open={isOpen} inert={!isOpen}>
        <Inside {...props} items={items} />
      </div>
    </li>
  );
}

/** An entry whose submenu opens beside it on hover, focus and click. */
function Flyout({ items, ...props }: ParentProps) {
  const { t } = useTranslation();
  const { item, id, open, shape, current, onShow, onFollow } = props;
  const listId = useId();
  const isOpen = open.has(id);
  const isCurrent = current?.startsWith(`${id}.`) ?? false;
  const entry = useRef<HTMLButtonElement>(null);
  const submenu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isOpen && shape === "icons" && entry.current && submenu.current) placeBeside(entry.current, submenu.current);
  }, [isOpen, shape]);

  // React reports no `pointerenter` if the element that was under the pointer has been removed.
  const showWhenEntered = ({ pointerType, currentTarget, relatedTarget }: PointerEvent<HTMLElement>) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (pointerType === "mouse" && !isInside) onShow(id, true);
  };
  const closeWhenLeft = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onShow(id, false);
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.currentTarget.querySelector("button")?.focus();
    onShow(id, false);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button inside does all of it too
    <li
      className={styles.item}
      onPointerOver={showWhenEntered}
      onPointerLeave={(event) => event.pointerType === "mouse" && onShow(id, false)}
      onBlur={closeWhenLeft}
      onKeyDown={closeOnEscape}
    >
      <button
        ref={entry}
        type="button"
        className={styles.entry}
        aria-expanded={isOpen}
        aria-controls={listId}
        data-current={isCurrent || undefined}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && onShow(id, true)}
        onClick={() => onShow(id, true)}
      >
        <EntryContent item={item} id={id} />
        {shape === "bar" && <IconChevronDown className={styles.chevron} size={16} stroke={1.75} aria-hidden />}
      </button>
      <div ref={submenu} id={listId} className={styles.flyout} data-open={isOpen} inert={!isOpen}>
        {shape === "icons" && <p className={styles.flyoutTitle}>{t(item.title)}</p>}
        <Inside
          {...props}
          items={items}
          onFollow={() => {
            onShow(id, false);
            onFollow();
          }}
        />
      </div>
    </li>
  );
}

function Inside({ items, ...props }: ParentProps) {
  return (
    <ul className={styles.inside}>
      {items.map((item, index) => (
        <Entry {...props} key={item.title} item={item} id={`${props.id}.${index}`} />
      ))}
    </ul>
  );
}
