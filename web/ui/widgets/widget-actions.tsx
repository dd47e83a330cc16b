import { IconArrowsMaximize, IconArrowsMinimize, IconPencil, IconRefresh, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { askToConfirm } from "#web/lib/confirm.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";

/** What can be done with a widget, as a button in its head and as an item of its menu. */
export type WidgetAction = {
  readonly key: "refresh" | "edit" | "full-screen" | "delete";
  /** The item's label, translated. */
  readonly label: string;
  /** The button's name, which contains the widget's title, translated. */
  readonly name: string;
  readonly icon: ReactNode;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly run: () => void;
};

export type WidgetActionsOptions = {
  definition: WidgetDefinition;
  /** The displayed title, which the person may have changed. */
  title: string;
  isFull: boolean;
  isRefreshing: boolean;
  onRefresh: () => void;
  onEdit: () => void;
  onFullScreen: (isFull: boolean) => void;
  onDelete: () => void;
};

const iconProps = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

/** The actions that a widget's definition allows, in the order of the tools. */
export function useWidgetActions({
  definition: { canEdit, canFullScreen, canDelete, onRefresh: canRefresh },
  title,
  isFull,
  isRefreshing,
  onRefresh,
  onEdit,
  onFullScreen,
  onDelete,
}: WidgetActionsOptions): readonly WidgetAction[] {
  const { t } = useTranslation();
  const askToDelete = async () => {
    const isMeant = await askToConfirm({
      title: t("Delete {{title}}?", { title }),
      text: t("Warning: This action cannot be undone!"),
      confirm: t("Delete"),
      cancel: t("Keep"),
      tone: "danger",
    });
    if (isMeant) onDelete();
  };
  const refresh: WidgetAction = {
    key: "refresh",
    label: t("Refresh"),
    name: t("Refresh {{title}}", { title }),
    icon: <IconRefresh {...iconProps} />,
    isDisabled: isRefreshing,
    run: onRefresh,
  };
  const edit: WidgetAction = {
    key: "edit",
    label: t("Edit title"),
    name: t("Edit title {{title}}", { title }),
    icon: <IconPencil {...iconProps} />,
    run: onEdit,
  };
  const fullScreen: WidgetAction = {
    key: "full-screen",
    label: isFull ? t("Exit full screen") : t("Full screen"),
    name: t("Full screen {{title}}", { title }),
    icon: isFull ? <IconArrowsMinimize {...iconProps} /> : <IconArrowsMaximize {...iconProps} />,
    isPressed: isFull,
    run: () => onFullScreen(!isFull),
  };
  const remove: WidgetAction = {
    key: "delete",
    label: t("Delete"),
    name: t("Delete {{title}}", { title }),
    icon: <IconTrash {...iconProps} />,
    run: () => void askToDelete(),
  };
  return [
    ...(canRefresh ? [refresh] : []),
    ...(canEdit === false ? [] : [edit]),
    ...(canFullScreen === false ? [] : [fullScreen]),
    ...(canDelete === false || isFull ? [] : [remove]),
  ];
}
