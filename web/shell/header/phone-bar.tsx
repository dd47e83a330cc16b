import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import { hrefOf, iconOf } from "#contract/screens/screens.ts";
import { ancestorsOf } from "#web/app/screens.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { menuQuery } from "#web/lib/api/menu-query.ts";
import { visibleScreens } from "#web/lib/visible-screens.ts";
import type { HeaderParts } from "#web/shell/header/header.tsx";
import { NavigationToggle } from "#web/shell/header/navigation-toggle.tsx";
import styles from "#web/shell/header/phone-bar.module.css";
import { useCurrentScreen } from "#web/shell/use-current-screen.ts";
import { CountBadge } from "#web/ui/display/text/count-badge.tsx";
import { NamedIcon } from "#web/ui/display/named-icon.tsx";

/** On phones, within reach of a thumb: the most used screens, and the buttons for which the header has no room. */
export function PhoneBar({ parts }: { parts: HeaderParts }) {
  const { t } = useTranslation();
  const { data: menu } = useQuery(menuQuery);
  const current = useCurrentScreen()?.screen;
  const links = visibleScreens().filter(({ isInPhoneBar }) => isInPhoneBar);
  const trail = current ? [current, ...ancestorsOf(current)] : [];
  return (
    <nav className={`frame-phone-bar ${styles.bar}`} aria-label={t("Quick navigation")}>
      {links.map((screen) => {
        const href = hrefOf(screen);
        const title = t(screen.title);
        const badge = menu?.items.find(({ sref }) => sref === href)?.badge;
        return (
          <Link
            key={href}
            to={href}
            title={title}
            aria-current={trail.includes(screen) ? "page" : undefined}
            activeProps={{}}
          >
            <NamedIcon name={iconOf(screen)} />
            <span className="visually-hidden">{title}</span>
            {badge && (
              <>
                <CountBadge count={badge.text} isOnCorner />
                <span className="visually-hidden">
                  {badge.text} {translateData(badge.label)}
                </span>
              </>
            )}
          </Link>
        );
      })}
      {parts.phoneBar}
      {parts.search}
      <NavigationToggle />
    </nav>
  );
}
