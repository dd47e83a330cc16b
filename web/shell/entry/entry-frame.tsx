import { IconDatabase, IconKeyboard, IconLanguage } from "@tabler/icons-react";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";

import { office } from "#office";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Alerts } from "#web/shell/alerts/alerts.tsx";
import { ConfirmHost } from "#web/shell/confirm/confirm-host.tsx";
import styles from "#web/shell/entry/entry-frame.module.css";
import { EntryPicture } from "#web/shell/entry/entry-picture.tsx";
import { LanguageButton } from "#web/shell/languages/language-button.tsx";
import { followOtherTabs, switchOwner } from "#web/shell/layout/show-preferences.ts";
import { Mark } from "#web/shell/mark.tsx";
import { SupportLink } from "#web/shell/support-link.tsx";

/** The screens that a visitor may come to first show what the app is; the panel is before the form, or after it. */
const panels: Readonly<Record<string, "start" | "end">> = {
  "/login": "start",
  "/register": "start",
  "/real-login": "end",
};

/** The frame of the sign-in screens: a form beside a panel, or only a card in the middle of the page. */
export function EntryFrame() {
  const { t } = useTranslation();
  useEntryPreferences();
  const panel = useRouterState({ select: ({ location }) => panels[location.pathname] });
  const points = [
    { text: t("Everything you write is saved in a real database"), Icon: IconDatabase },
    { text: t("Every feature works from the keyboard"), Icon: IconKeyboard },
    { text: t("In your language, left to right or right to left"), Icon: IconLanguage },
  ];
  return (
    <div className={styles.page} data-split={panel}>
      <header className={styles.header}>
        <a href="#/login" className={styles.brand} aria-label={office.title}>
          <Mark className={styles.mark} />
          <span>{office.title}</span>
        </a>
        <LanguageButton />
      </header>
      <div className={styles.body}>
        {panel && (
          <aside className={styles.side} aria-label={t("About {{title}}", { title: office.title })}>
            <p className={styles.claim}>{t("The back office, in one place")}</p>
            <ul className={styles.points}>
              {points.map(({ text, Icon }) => (
                <li key={text} className={styles.point}>
                  <Icon size={20} stroke={1.75} aria-hidden />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
            <EntryPicture />
          </aside>
        )}
        <main id="content" className={styles.main}>
          <Outlet />
          <SupportLink className={styles.support} />
        </main>
      </div>
      <Alerts />
      <ConfirmHost />
    </div>
  );
}

/** The previous person's preferences do not apply to whoever signs in next; the lock screen keeps them. */
function useEntryPreferences() {
  const isLock = useRouterState({ select: ({ location }) => location.pathname === "/lock" });
  useEffect(() => switchOwner(isLock ? "locked" : "guest"), [isLock]);
  useEffect(() => {
    const stop = followOtherTabs();
    return () => {
      stop();
      switchOwner("account");
    };
  }, []);
}
