import { Outlet, useRouterState } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useIsMobile, useIsNarrow } from "#web/lib/media.ts";
import { useStore } from "#web/lib/store.ts";
import { beginWhenIdle } from "#web/lib/loading/when-idle.ts";
import { Alerts } from "#web/shell/alerts/alerts.tsx";
import { ContextMenuHost } from "#web/shell/context-menu/context-menu-host.tsx";
import { ConfirmHost } from "#web/shell/confirm/confirm-host.tsx";
import { Footer } from "#web/shell/footer/footer.tsx";
import { Header, type HeaderParts } from "#web/shell/header/header.tsx";
import { PhoneBar } from "#web/shell/header/phone-bar.tsx";
import { drawer } from "#web/lib/layout/show-navigation.ts";
import { layoutOptions } from "#web/shell/layout/layout-options-dialog.ts";
import { Navigation } from "#web/shell/navigation/navigation.tsx";
import { barParts } from "#web/shell/ribbon/ribbon.tsx";
import styles from "#web/shell/shell.module.css";
import { shortcutsPanel } from "#web/shell/shortcuts/shortcuts-dialog.ts";
import { VoiceHost } from "#web/shell/voice/voice-host.tsx";
import { BarPartsContext } from "#web/ui/screen/screen-bar.tsx";

type ShellProps = {
  header: HeaderParts;
  /** Screens that stay mounted while others are shown. */
  kept?: ReactNode;
  /** Loads what starts when the browser is idle. */
  loadIdleWork: Parameters<typeof beginWhenIdle>[0];
};

/** The frame of every screen except the sign-in screens. */
export function Shell({ header, kept, loadIdleWork }: ShellProps) {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const isPhone = useIsNarrow();
  const isDrawerOpen = useStore(drawer);
  const isDrawer = isMobile && isDrawerOpen;
  useFocusOnNewScreen();
  useEffect(() => beginWhenIdle(loadIdleWork), [loadIdleWork]);

  return (
    <div className="frame">
      <a className={styles.skip} href="#content" onClick={skipToContent}>
        {t("Skip to content")}
      </a>
      {/* What lies behind the open drawer is out of reach. */}
      <header inert={isDrawer} className={styles.header}>
        <Header parts={header} />
        {isPhone && <PhoneBar parts={header} />}
      </header>
      <div className="frame-body">
        <Navigation isDrawerOpen={isDrawerOpen} onClose={closeDrawer} />
        <div className="frame-main" inert={isDrawer}>
          <main id="content" className="frame-content" tabIndex={-1}>
            <BarPartsContext value={barParts}>
              <Outlet />
              {kept}
            </BarPartsContext>
          </main>
          <Footer />
        </div>
      </div>
      <Alerts />
      <ConfirmHost />
      <ContextMenuHost />
      <layoutOptions.Host />
      <shortcutsPanel.Host />
      <VoiceHost />
    </div>
  );
}

const closeDrawer = () => drawer.set(false);

/** The hash belongs to the router, so the link moves the focus without changing the address. */
function skipToContent(event: { preventDefault: () => void }) {
  event.preventDefault();
  document.querySelector<HTMLElement>("#content")?.focus();
}

/**
 * Focuses the title of a screen after navigation. Not on the first screen, and not if the person has opened a panel or
 * focused a field while the screen was loading: the panel would close, and typed text would be lost.
 */
function useFocusOnNewScreen() {
  const wanted = useRouterState({ select: ({ location }) => location.pathname });
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const last = useRef(path);
  const atStart = useRef<ReturnType<typeof findOccupied>>(undefined);
  useEffect(() => {
    atStart.current = findOccupied();
  }, [wanted]);
  useEffect(() => {
    const isFirst = last.current === undefined || last.current === path;
    last.current = path;
    const occupied = findOccupied();
    if (isFirst || (occupied && occupied !== atStart.current)) return;
    document.querySelector<HTMLElement>("#content h1")?.focus({ preventScroll: true });
  }, [path]);
}

/** The open panel or dialog, the focused field, or the focused part of the screen that the address names. */
const findOccupied = () =>
  document.querySelector(
    "[popover=auto]:popover-open, dialog[open], input:focus, textarea:focus, [contenteditable]:focus, [data-target]:focus",
  );
