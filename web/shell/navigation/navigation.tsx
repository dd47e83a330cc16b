import { IconChevronsLeft, IconChevronsRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import {
  type ComponentProps,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";

import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { isEnter } from "#web/lib/keyboard/is-enter.ts";
import { isEscape } from "#web/lib/keyboard/is-escape.ts";
import { useIsMobile } from "#web/lib/media.ts";
import { menuQuery } from "#web/lib/api/menu-query.ts";
import { preferences } from "#web/lib/session/preferences.ts";
import { useStore } from "#web/lib/store.ts";
import { changeLayout } from "#web/lib/layout/change-layout.ts";
import { filterMenu, isFilterable } from "#web/shell/navigation/filter-menu.ts";
import { MenuTree } from "#web/shell/navigation/menu-tree.tsx";
import { pinnedItems } from "#web/shell/navigation/pins.ts";
import styles from "#web/shell/navigation/navigation.module.css";
import { Button } from "#web/ui/actions/button.tsx";
import { useShownHeight } from "#web/ui/layout/use-shown-height.ts";

type NavigationProps = {
  /** Whether the drawer is open; used on phones only. */
  isDrawerOpen: boolean;
  onClose: () => void;
};

/** The navigation: a column, a bar on top, or a drawer on phones. */
export function Navigation({ isDrawerOpen, onClose }: NavigationProps) {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const { layout } = useStore(preferences);
  const isDrawer = isMobile && isDrawerOpen;
  const element = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isDrawer) return undefined;
    // After the next frame, since hidden elements cannot take the focus.
    const { current: shown } = element;
    const frame = requestAnimationFrame(() => shown?.querySelector<HTMLElement>("button, a")?.focus());
    const closeOnEscape = (event: KeyboardEvent) => isEscape(event) && onClose();
    addEventListener("keydown", closeOnEscape);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("keydown", closeOnEscape);
      if (shown?.contains(document.activeElement)) focusToggle();
    };
  }, [isDrawer, onClose]);

  const isBar = layout.menuOnTop && !isMobile;
  // The ribbon sticks below the bar, whose height depends on its number of rows.
  useShownHeight(element, "--menu-bar-shown", isBar);

  return (
    <>
      {isDrawer && <div className={styles.backdrop} onClick={onClose} aria-hidden />}
      <nav
        ref={element}
        id="navigation"
        className={`frame-navigation ${styles.navigation}`}
        aria-label={t("Main navigation")}
        data-drawer={isDrawer ? "open" : undefined}
      >
        <Menu shape={isMobile ? "tree" : shapeOf(layout)} onFollow={onClose} />
        {!isMobile && !layout.menuOnTop && <MinifyButton isMinified={layout.minified} />}
      </nav>
    </>
  );
}

const focusToggle = () => document.querySelector<HTMLElement>("[aria-controls=navigation]")?.focus();

const shapeOf = ({ menuOnTop, minified }: { menuOnTop: boolean; minified: boolean }) =>
  menuOnTop ? "bar" : minified ? "icons" : "tree";

function Menu({ shape, onFollow }: { shape: "tree" | "icons" | "bar"; onFollow: () => void }) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(menuQuery);
  const { pins } = useStore(preferences);
  if (data) {
    const pinned = pinnedItems(data.items, pins);
    const tree = { items: data.items, pinned, shape, onFollow };
    if (shape === "tree" && isFilterable(data.items)) return <FilteredMenu {...tree} />;
    return (
      <Scroller>
        <MenuTree {...tree} />
      </Scroller>
    );
  }
  return (
    <Scroller>
      {isError ? (
        <div className={styles.failure} role="alert">
          <p>{t("The menu could not be loaded")}</p>
          <Button size="small" disabled={isFetching} onClick={() => void refetch()}>
            {t("Try again")}
          </Button>
        </div>
      ) : (
        <div className={styles.loading} role="status" aria-label={t("Loading")} />
      )}
    </Scroller>
  );
}

const Scroller = ({ children }: { children: ReactNode }) => (
  <div className={`fading-ends ${styles.menu}`}>{children}</div>
);

/** A menu that scrolls below a field that filters it. Enter opens the first entry, and Escape shows all. */
function FilteredMenu({ items, pinned, shape, onFollow }: ComponentProps<typeof MenuTree>) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const isFiltered = text.trim() !== "";
  const found = isFiltered ? filterMenu(items, text, translateData) : items;
  const onKey = (event: ReactKeyboardEvent<HTMLInputElement>) => {
    if (isEnter(event) && isFiltered) event.currentTarget.nextElementSibling?.querySelector("a")?.click();
    if (!isEscape(event) || text === "") return;
    // It closes the drawer otherwise.
    event.stopPropagation();
    event.preventDefault();
    setText("");
  };
  return (
    <>
      <input
        type="search"
        className={styles.filter}
        aria-label={t("Filter navigation")}
        placeholder={t("Filter navigation")}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKey}
      />
      <Scroller>
        <MenuTree
          key={String(isFiltered)}
          items={found}
          pinned={isFiltered ? [] : pinned}
          shape={shape}
          onFollow={() => {
            setText("");
            onFollow();
          }}
        />
        <p className={styles.nothing} role="status">
          {isFiltered && found.length === 0 && t("No entry matches “{{text}}”", { text: text.trim() })}
        </p>
      </Scroller>
    </>
  );
}

function MinifyButton({ isMinified }: { isMinified: boolean }) {
  const { t } = useTranslation();
  const Icon = isMinified ? IconChevronsRight : IconChevronsLeft;
  return (
    <button
      type="button"
      className={styles.minify}
      aria-label={t("Minify navigation")}
      aria-pressed={isMinified}
      title={t("Minify navigation")}
      onClick={() => changeLayout({ minified: !isMinified })}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </button>
  );
}
