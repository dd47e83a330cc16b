import { IconLayoutGridAdd } from "@tabler/icons-react";

import styles from "#web/screens/general/blank-screen.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

/** A screen with nothing on it yet: the one to copy. */
export function BlankScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t("Blank")} description={t("An empty screen to start from.")}>
      <div className={styles.card}>
        <EmptyState
          icon={<IconLayoutGridAdd size={32} stroke={1.5} />}
          title={t("Start your screen here")}
          text={drawPaths(
            t(
              "Copy web/screens/general/blank-screen.tsx and its route, then register the screen in contract/screens/screens.ts. It appears in the menu, the breadcrumbs and the search.",
            ),
          )}
        />
      </div>
    </Screen>
  );
}

/** Paths of files are in code type, and run from left to right in every language. */
const drawPaths = (text: string) =>
  text.split(/([\w/-]+\.tsx?)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={part} className={styles.path} dir="ltr" translate="no">
        {part}
      </code>
    ),
  );
