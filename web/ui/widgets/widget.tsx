import { IconGripVertical } from "@tabler/icons-react";
import { type ComponentProps, Suspense, useId, useRef, useState } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { saveFailure } from "#web/lib/session/preferences.ts";
import { useStore } from "#web/lib/store.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { HeadToolsPlace } from "#web/ui/widgets/head-tools.tsx";
import { TitleEditor } from "#web/ui/widgets/title-editor.tsx";
import type { WidgetChange } from "#web/ui/widgets/widget-changes.ts";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";
import styles from "#web/ui/widgets/widget.module.css";

/** The minimum duration of the indicator in milliseconds, to prevent flickering (specification §9). */
const indicatorTime = 600;

// The tools load right after the content. A failure is shown once, in the place of the permanent ones.
const QuickTools = lazyPart(() => import("#web/ui/widgets/widget-tools.tsx").then((part) => part.QuickTools), {
  failure: "none",
});
const WidgetTools = lazyPart(() => import("#web/ui/widgets/widget-tools.tsx").then((part) => part.WidgetTools));
const WidgetTabs = lazyPart(() => import("#web/ui/widgets/widget-tabs.tsx").then((part) => part.WidgetTabs));

type WidgetProps = {
  definition: WidgetDefinition;
  change: WidgetChange;
  dragProps: object;
  /** Undefined for a widget that cannot be moved. */
  handleProps: ComponentProps<"button"> | undefined;
  onChange: (change: WidgetChange) => void;
  onDelete: () => void;
};

/** A widget: an article with a header, tools and content. */
export function Widget({ definition, change, dragProps, handleProps, onChange, onDelete }: WidgetProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const bodyId = useId();
  const failure = useStore(saveFailure);
  const [isChangedHere, setIsChangedHere] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const article = useRef<HTMLElement>(null);
  const [isFull, setIsFull] = useState(false);
  const [toolsPlace, setToolsPlace] = useState<HTMLElement | null>(null);
  const { isRefreshing, refresh } = useRefresh(definition.onRefresh);
  const title = change.title ?? definition.title;
  const colour = change.colour ?? definition.colour ?? "default";
  const isCollapsed = change.isCollapsed === true && !isFull;

  const keep = (next: WidgetChange) => {
    setIsChangedHere(true);
    onChange(next);
  };
  const remove = () => {
    // Otherwise, the focus would be lost with the widget.
    const neighbour = article.current?.nextElementSibling ?? article.current?.previousElementSibling;
    onDelete();
    if (neighbour instanceof HTMLElement) neighbour.focus();
  };

  const tools = {
    definition,
    title,
    colour,
    isFull,
    isRefreshing,
    onRefresh: refresh,
    onEdit: () => setIsEditing(true),
    onFullScreen: setIsFull,
    onChange: keep,
    onDelete: remove,
  };
  return (
    <Card
      as="article"
      ref={article}
      className={styles.widget}
      aria-labelledby={titleId}
      aria-busy={isRefreshing}
      data-colour={colour}
      data-full={isFull || undefined}
      data-collapsed={isCollapsed || undefined}
      data-editing={isEditing || undefined}
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
              // A blank one restores the default.
              if (written !== undefined) keep({ title: written || undefined });
            }}
          />
        )}
        <div className={styles.tools}>
          <Suspense>
            <QuickTools {...tools} />
          </Suspense>
          {/* Not within a part that loads, which would mount them again and lose the focus. */}
          <div ref={setToolsPlace} className={styles.contentTools} />
          {definition.buttons && <div className={styles.ownTools}>{definition.buttons}</div>}
          <Suspense fallback={<span className={styles.toolsToCome} />}>
            <WidgetTools {...tools} bodyId={bodyId} isCollapsed={isCollapsed} article={article} />
          </Suspense>
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
            <HeadToolsPlace value={toolsPlace}>
              {definition.tabs ? (
                <Suspense>
                  <WidgetTabs title={title} tabs={definition.tabs} />
                </Suspense>
              ) : (
                definition.content
              )}
            </HeadToolsPlace>
          </div>
          {definition.footer && <footer className={styles.footer}>{definition.footer}</footer>}
        </div>
      </div>
    </Card>
  );
}

function useRefresh(onRefresh: WidgetDefinition["onRefresh"]) {
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = async () => {
    if (!onRefresh || isRefreshing) return;
    setIsRefreshing(true);
    const shown = new Promise((resolve) => {
      setTimeout(resolve, indicatorTime);
    });
    // Failures are shown in an alert.
    await Promise.allSettled([onRefresh(), shown]);
    setIsRefreshing(false);
  };
  return { isRefreshing, refresh: () => void refresh() };
}
