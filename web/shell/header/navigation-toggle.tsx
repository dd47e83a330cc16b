import { IconMenu2 } from "@tabler/icons-react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { drawer, isNavigationShown, showNavigation } from "#web/lib/layout/show-navigation.ts";
import { useIsMobile } from "#web/lib/media.ts";
import { preferences } from "#web/lib/session/preferences.ts";
import { useStore } from "#web/lib/store.ts";
import styles from "#web/shell/header/header.module.css";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

/** Shows and hides the navigation: in the header, or in the bar of phones. */
export function NavigationToggle() {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const isDrawerOpen = useStore(drawer);
  const { layout } = useStore(preferences);
  return (
    <IconButton
      label={t("Toggle navigation")}
      aria-controls="navigation"
      aria-expanded={isMobile ? isDrawerOpen : !layout.hiddenMenu}
      className={styles.toggle}
      onClick={() => showNavigation(!isNavigationShown())}
    >
      <IconMenu2 size={20} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
