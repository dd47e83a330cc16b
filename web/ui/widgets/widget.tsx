import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconChevronDown,
  IconGripVertical,
  IconPalette,
  IconPencil,
  IconRefresh,
  IconTrash,
} from "@tabler/icons-react";
import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { longestWidgetTitle, type WidgetColour, widgetColours, type WidgetState } from "#contract/widgets.ts";
import { saveFailure } from "#web/lib/preferences.ts";
import { useStore } from "#web/lib/store.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { tabPanelProps, Tabs } from "#web/ui/tabs.tsx";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";
import styles from "#web/ui/widgets/widget.module.css";

/** The indicator stays this long at least, in milliseconds, or it would flicker (specification §9). */
const indicatorTime = 600;

type Change = WidgetState["changes"][string];

type WidgetProps = {
  definition: WidgetDefinition;
  change: Change;
  dragProps: object;
  /** Absent for one that stays where it is. */
  handleProps: ComponentProps<"button"> | undefined;
  onChange: (change: Change) => void;
  onDelete: () => void;
};

/** An article with a head, tools, and what it is about. */
export function Widget({ definition, change, dragProps, handleProps, onChange, onDelete }: WidgetProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const bodyId = useId();
  const failure = useStore(saveFailure);
  const [isChangedHere, setIsChangedHere] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const { article, isFull, setIsFull } = useFullScreen();
  const { isRefreshing, refresh } = useRefresh(definition.onRefresh);
  const title = change.title ?? definition.title;
  const colour = change.colour ?? definition.colour ?? "default";
  const isCollapsed = change.isCollapsed === true && !isFull;
  const { canCollapse, canEdit, canColour, canFullScreen, canDelete } = definition;

  const keep = (next: Change) => {
    setIsChangedHere(true);
    onChange(next);
  };

  return (
    <article
      ref={article}
      className={styles.widget}
      aria-labelledby={titleId}
      aria-busy={isRefreshing}
      data-colour={colour}
      data-full={isFull || undefined}
      data-collapsed={isCollapsed || undefined}
      tabIndex={-1}
      {...dragProps}
    >
      <header className={styles.head}>
        {handleProps && !isFull && (
          <IconButton label={t("Move {{title}}", { title })} className={styles.handle} {...handleProps}>
            <IconGripVertical size={16} stroke={1.75} aria-hidden />
          </IconButton>
        )}
        {definition.icon && <span className={styles.icon}>{definition.icon}</span>}
        <h2 id={titleId} className={isEditing ? "visually-hidden" : styles.title} dir="auto">
          {title}
        </h2>
        {isEditing && (
          <TitleEditor
            title={title}
            onDone={(written) => {
              setIsEditing(false);
              if (written !== undefined) keep({ title: written || definition.title });
            }}
          />
        )}
        <div className={styles.tools}>
          {definition.buttons}
          {definition.onRefresh && (
            <IconButton label={t("Refresh {{title}}", { title })} disabled={isRefreshing} onClick={refresh}>
              <IconRefresh size={16} stroke={1.75} aria-hidden />
            </IconButton>
          )}
          {canEdit !== false && (
            <IconButton label={t("Edit title {{title}}", { title })} onClick={() => setIsEditing(true)}>
              <IconPencil size={16} stroke={1.75} aria-hidden />
            </IconButton>
          )}
          {canColour !== false && (
            <ColourMenu title={title} colour={colour} onChoose={(next) => keep({ colour: next })} />
          )}
          {canFullScreen !== false && (
            <IconButton
              label={t("Full screen {{title}}", { title })}
              aria-pressed={isFull}
              onClick={() => setIsFull(!isFull)}
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
              onClick={() => keep({ isCollapsed: !isCollapsed })}
            >
              <IconChevronDown size={16} stroke={1.75} aria-hidden />
            </IconButton>
          )}
          {canDelete !== false && !isFull && (
            <IconButton label={t("Delete {{title}}", { title })} onClick={onDelete}>
              <IconTrash size={16} stroke={1.75} aria-hidden />
            </IconButton>
          )}
        </div>
      </header>
      {isRefreshing && <div className={styles.indicator} role="status" aria-label={t("Loading")} />}
      {isChangedHere && failure !== undefined && (
        <p className={styles.failure} role="alert">
          {t("Sorry but there was a error:")} {t(failure)}
        </p>
      )}
      <div id={bodyId} className={styles.fold} inert={isCollapsed}>
        <div className={styles.foldable}>
          {definition.toolbar && <div className={styles.toolbar}>{definition.toolbar}</div>}
          <div className={definition.isFlush ? styles.flush : styles.body}>
            {definition.tabs ? <WidgetTabs title={title} tabs={definition.tabs} /> : definition.content}
          </div>
          {definition.footer && <footer className={styles.footer}>{definition.footer}</footer>}
        </div>
      </div>
    </article>
  );
}

/** Enter and leaving keep what was written; Escape does not. */
function TitleEditor({ title, onDone }: { title: string; onDone: (written: string | undefined) => void }) {
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
      maxLength={longestWidgetTitle}
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

function WidgetTabs({ title, tabs }: { title: string; tabs: NonNullable<WidgetDefinition["tabs"]> }) {
  const { t } = useTranslation();
  const panelId = useId();
  const [chosen, setChosen] = useState(tabs[0]?.key ?? "");
  const shown = tabs.find(({ key }) => key === chosen) ?? tabs[0];
  return (
    <>
      <Tabs
        label={title}
        tabs={tabs.map(({ key, title: words }, index) => ({
          id: key,
          title: words ?? t("Tab {{number}}", { number: index + 1 }),
        }))}
        active={shown?.key ?? ""}
        onChange={setChosen}
        panelId={panelId}
      />
      <div {...tabPanelProps(panelId, shown?.key ?? "")} className={styles.panel}>
        {shown?.content}
      </div>
    </>
  );
}

function useRefresh(onRefresh: WidgetDefinition["onRefresh"]) {
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = async () => {
    if (!onRefresh) return;
    setIsRefreshing(true);
    const shown = new Promise((resolve) => {
      setTimeout(resolve, indicatorTime);
    });
    // A failure is told by the red box.
    await Promise.allSettled([onRefresh(), shown]);
    setIsRefreshing(false);
  };
  return { isRefreshing, refresh: () => void refresh() };
}

/**
 * Over everything, in the browser's top layer: what it shows is not drawn anew. The focus stays in it, and Escape leads
 * back.
 */
function useFullScreen() {
  const article = useRef<HTMLElement>(null);
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const element = article.current;
    if (!isFull || !element) return undefined;
    element.popover = "manual";
    element.showPopover();
    const onKey = (event: KeyboardEvent) => {
      // What is open inside it is closed first.
      if (event.key === "Escape" && !document.querySelector("[popover=auto]:popover-open, dialog[open]"))
        setIsFull(false);
    };
    const onFocus = (event: FocusEvent) => {
      const target = event.target as Element;
      // A dialog or a menu of its own stands above it.
      if (!element.contains(target) && !target.closest("dialog, [popover]")) element.focus();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("focusin", onFocus);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("focusin", onFocus);
      element.hidePopover();
      element.popover = null;
      // Closing it took the focus along.
      element.querySelector<HTMLElement>("[aria-pressed]:not([aria-describedby])")?.focus();
    };
  }, [isFull]);
  return { article, isFull, setIsFull };
}
