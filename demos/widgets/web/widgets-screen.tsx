import {
  IconBell,
  IconChecklist,
  IconLayoutDashboard,
  IconLayoutNavbar,
  IconLock,
  IconPalette,
  IconRefresh,
} from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import { notify } from "#web/lib/alerts.ts";
import { formatStamp } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { userQuery } from "#web/lib/api/user-query.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";
import { WidgetGrid } from "#web/ui/widgets/widget-grid.tsx";
import styles from "#demos/widgets/web/widgets-screen.module.css";

const icon = <IconChecklist size={16} stroke={1.75} aria-hidden />;

/** Demonstrates every widget option. @param todo the board of todos, if that feature is installed */
export function WidgetsScreen({ todo }: { todo: ReactNode }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [loadedAt, setLoadedAt] = useState(() => new Date());

  const refresh = async () => {
    await queryClient.refetchQueries({ queryKey: userQuery.queryKey });
    setLoadedAt(new Date());
  };
  const widgets: readonly WidgetDefinition[] = [
    ...(todo ? [{ id: "todo", title: t("Todo"), column: 0, span: "full", icon, content: todo } as const] : []),
    {
      id: "plain",
      title: t("All features"),
      column: 0,
      icon: <IconLayoutDashboard size={16} stroke={1.75} aria-hidden />,
      content: (
        <p className={styles.text}>
          {t(
            "Drag this widget by its handle, or press Space on the handle and use the arrow keys. You can also collapse, rename, color, maximize or delete it. Changes are saved in this browser and to your account.",
          )}
        </p>
      ),
    },
    {
      id: "coloured",
      title: t("Colored"),
      column: 0,
      colour: "violet",
      icon: <IconPalette size={16} stroke={1.75} aria-hidden />,
      content: <p className={styles.text}>{t("Its title bar starts with a preset color. You can choose another.")}</p>,
    },
    {
      id: "tabs",
      title: t("With tabs"),
      column: 0,
      icon: <IconLayoutNavbar size={16} stroke={1.75} aria-hidden />,
      tabs: [
        { key: "one", title: t("Overview"), content: <p className={styles.text}>{t("This is the first tab.")}</p> },
        { key: "two", content: <p className={styles.text}>{t("A tab without a title is named after its number.")}</p> },
      ],
    },
    {
      id: "buttons",
      title: t("With buttons"),
      column: 1,
      icon: <IconBell size={16} stroke={1.75} aria-hidden />,
      buttons: (
        <Button
          size="small"
          className={styles.button}
          onClick={() => notify({ title: t("Notification sent"), tone: "success" })}
        >
          {t("Notify")}
        </Button>
      ),
      toolbar: t("The toolbar holds controls for the whole widget."),
      content: <p className={styles.text}>{t("This widget has its own button in the title bar.")}</p>,
      footer: t("The footer holds notes about the content."),
    },
    {
      id: "refresh",
      title: t("With reload"),
      column: 1,
      icon: <IconRefresh size={16} stroke={1.75} aria-hidden />,
      onRefresh: refresh,
      content: <p className={styles.text}>{t("Last update: {{stamp}}", { stamp: formatStamp(loadedAt) })}</p>,
    },
    {
      id: "fixed",
      title: t("Without controls"),
      column: 1,
      icon: <IconLock size={16} stroke={1.75} aria-hidden />,
      canCollapse: false,
      canEdit: false,
      canColour: false,
      canFullScreen: false,
      canDelete: false,
      canMove: false,
      content: <p className={styles.text}>{t("Every control is optional. This widget has none.")}</p>,
    },
  ];
  return (
    <Screen title={t("Widgets")} description={t("Every widget option, one at a time.")}>
      <WidgetGrid screen="widgets" widgets={widgets} />
    </Screen>
  );
}
