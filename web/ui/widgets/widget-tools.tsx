import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconChevronDown,
  IconPalette,
  IconPencil,
  IconRefresh,
  IconTrash,
} from "@tabler/icons-react";
import { type RefObject, useEffect, useRef } from "react";

import { maxWidgetTitle, type WidgetColour, widgetColours, type WidgetState } from "#contract/widgets.ts";
import { askToConfirm } from "#web/lib/confirm.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";
import styles from "#web/ui/widgets/widget.module.css";

type WidgetToolsProps = {
  definition: WidgetDefinition;
  /** The displayed title, which the person may have changed. */
  title: string;
  colour: WidgetColour;
  /** The id of the collapsible body. */
  bodyId: string;
  isFull: boolean;
  isCollapsed: boolean;
  isRefreshing: boolean;
  onRefresh: () => void;
  onEdit: () => void;
  article: RefObject<HTMLElement | null>;
  onFullScreen: (isFull: boolean) => void;
  onChange: (change: WidgetState["changes"][string]) => void;
  onDelete: () => void;
};

/** The buttons that a widget's definition allows. */
export function WidgetTools({
  definition,
  title,
  colour,
  bodyId,
  isFull,
  isCollapsed,
  isRefreshing,
  onRefresh,
  onEdit,
  article,
  onFullScreen,
  onChange,
  onDelete,
}: WidgetToolsProps) {
  const { t } = useTranslation();
  useFullScreen(article, isFull, onFullScreen);
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
  const { canCollapse, canEdit, canColour, canFullScreen, canDelete } = definition;
  return (
    <>
      {definition.onRefresh && (
        <IconButton label={t("Refresh {{title}}", { title })} disabled={isRefreshing} onClick={onRefresh}>
          <IconRefresh size={16} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      {canEdit !== false && (
        <IconButton label={t("Edit title {{title}}", { title })} onClick={onEdit}>
          <IconPencil size={16} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      {canColour !== false && (
        <ColourMenu title={title} colour={colour} onChoose={(next) => onChange({ colour: next })} />
      )}
      {canFullScreen !== false && (
        <IconButton
          label={t("Full screen {{title}}", { title })}
          aria-pressed={isFull}
          onClick={() => onFullScreen(!isFull)}
        >
          {isFull ? (
            <IconArrowsMinimize size={16} stroke={1.75} aria-hidden />
          ) : (
            <IconArrowsMaximize size={16} stroke={1.75} aria-hidden />
          )}
        </IconButton>
      )}
      {canCollapse !== false && !isFull && (
        <IconButton
          label={isCollapsed ? t("Expand {{title}}", { title }) : t("Collapse {{title}}", { title })}
          aria-expanded={!isCollapsed}
          aria-controls={bodyId}
          className={styles.collapse}
          onClick={() => onChange({ isCollapsed: !isCollapsed })}
        >
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      {canDelete !== false && !isFull && (
        <IconButton label={t("Delete {{title}}", { title })} onClick={() => void askToDelete()}>
          <IconTrash size={16} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    </>
  );
}

/** Enter and blur save the title; Escape cancels. */
export function TitleEditor({ title, onDone }: { title: string; onDone: (written: string | undefined) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => input.current?.select(), []);
  const finish = (written: string | undefined) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(written?.trim() === title ? undefined : written?.trim());
  };
  return (
    <input
      ref={input}
      className={styles.editor}
      aria-label={t("Title")}
      defaultValue={title}
      maxLength={maxWidgetTitle}
      dir="auto"
      onBlur={(event) => finish(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") finish(event.currentTarget.value);
        if (event.key !== "Escape") return;
        event.stopPropagation();
        finish(undefined);
      }}
    />
  );
}

type ColourMenuProps = { title: string; colour: WidgetColour; onChoose: (colour: WidgetColour) => void };

function ColourMenu({ title, colour, onChoose }: ColourMenuProps) {
  const { t } = useTranslation();
  const names: Record<WidgetColour, string> = {
    default: t("No colour"),
    blue: t("Blue"),
    green: t("Green"),
    amber: t("Amber"),
    red: t("Red"),
    violet: t("Violet"),
    teal: t("Teal"),
  };
  return (
    <Menu
      label={t("Colour {{title}}", { title })}
      checks="one"
      choices={widgetColours.map((key) => ({
        key,
        label: names[key],
        icon: <span className={styles.swatch} data-colour={key} />,
        isChecked: key === colour,
      }))}
      onChoose={(key) => onChoose(key as WidgetColour)}
      button={(props) => (
        <IconButton label={t("Colour {{title}}", { title })} {...props}>
          <IconPalette size={16} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    />
  );
}

/**
 * Shows the widget full screen, in the browser's top layer, without mounting its content again. The focus stays inside,
 * and Escape closes it.
 */
function useFullScreen(article: RefObject<HTMLElement | null>, isFull: boolean, setIsFull: (isFull: boolean) => void) {
  useEffect(() => {
    const element = article.current;
    if (!isFull || !element) return undefined;
    element.setAttribute("popover", "manual");
    element.showPopover();
    const onKey = (event: KeyboardEvent) => {
      // Popovers inside it are closed first.
      if (event.key === "Escape" && !document.querySelector("[popover=auto]:popover-open, dialog[open]"))
        setIsFull(false);
    };
    const onFocus = (event: FocusEvent) => {
      const target = event.target as Element;
      // Its own dialogs and menus are above it.
      if (!element.contains(target) && !target.closest("dialog, [popover]")) element.focus();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("focusin", onFocus);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("focusin", onFocus);
      element.hidePopover();
      element.removeAttribute("popover");
      // Restores the focus, which was lost with the closed widget.
      element.querySelector<HTMLElement>("[aria-pressed]:not([aria-describedby])")?.focus();
    };
  }, [article, isFull, setIsFull]);
}
