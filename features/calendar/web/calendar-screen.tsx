import { IconLayoutSidebarRight, IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type MouseEvent, Suspense, useId, useRef, useState } from "react";

import type { CalendarEvent, ExternalEvent } from "#features/calendar/contract.ts";
import { AgendaList } from "#features/calendar/web/views/agenda-list.tsx";
import { daysOf, rangeOf } from "#features/calendar/web/views/calendar-days.ts";
import { findToday } from "#web/lib/format/local-day.ts";
import type { CalendarView, Day } from "#features/calendar/web/calendar-params.ts";
import styles from "#features/calendar/web/calendar-screen.module.css";
import { CalendarToolbar } from "#features/calendar/web/calendar-toolbar.tsx";
import { EventDialog, type EventPurpose } from "#features/calendar/web/event/event-dialog.tsx";
import { toConflictRows } from "#features/calendar/web/event/event-fields.ts";
import { hourOn } from "#features/calendar/web/event/move-event.ts";
import { useFocusAfter } from "#features/calendar/web/event/use-focus-after.ts";
import { useUndoableEvents } from "#features/calendar/web/event/use-undoable-events.ts";
import { ExternalEvents } from "#features/calendar/web/external-events/external-events.tsx";
import { usePanel } from "#features/calendar/web/external-events/use-panel.ts";
import { formatRange } from "#features/calendar/web/views/format-event.ts";
import { firstWeekday } from "#web/lib/format/week.ts";
import { MonthGrid } from "#features/calendar/web/views/month-grid.tsx";
import { eventsQuery, externalEventsQuery } from "#features/calendar/web/queries.ts";
import { openContextMenu } from "#web/lib/context-menu.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { isNarrow, useIsNarrow } from "#web/lib/media.ts";
import { randomId } from "#web/lib/random-id.ts";
import { storage } from "#web/lib/session/storage.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Columns } from "#web/ui/layout/columns.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

const route = getRouteApi("/_shell/calendar");

// Large, and not needed for month and week on phones.
const EventGrid = lazyPart(() => import("#features/calendar/web/views/event-grid.tsx").then((part) => part.EventGrid));
if (!isNarrow()) EventGrid.preload();

const ConflictDialog = lazyPart(() => import("#web/ui/dialog/conflict-dialog.tsx").then((part) => part.ConflictDialog));

/** The storage key of the checkbox, below `atrium.`. */
const removeKey = "calendar.removeAfterDrop";

const menuIcon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

/** Whether the event is a long press: of a touch pointer, or dispatched by `follow-long-press.ts` where the browser sends none. */
const isLongPress = (event: globalThis.MouseEvent) =>
  !event.isTrusted || (event instanceof PointerEvent && event.pointerType === "touch");

export function CalendarScreen() {
  const { t } = useTranslation();
  const navigate = route.useNavigate();
  const today = findToday();
  const { view = "month", date: day = today } = route.useSearch();
  const isSmall = useIsNarrow();
  const range = rangeOf(view, day, firstWeekday());
  const { data: events = [], isError, isPending, isPlaceholderData, refetch } = useQuery(eventsQuery(range));
  const { data: externals } = useQuery(externalEventsQuery);
  const actions = useUndoableEvents();
  const { asked } = actions;
  const [purpose, setPurpose] = useState<EventPurpose>();
  const [isRemoved, setIsRemoved] = useState(() => storage.read(removeKey) === true);
  const panel = usePanel();
  const panelId = useId();
  const aside = useRef<HTMLDivElement>(null);
  const { cardRef, followed, focusAfterDialog, focusAfterRemoval } = useFocusAfter();

  const show = (nextDay: Day, nextView: CalendarView = view) =>
    void navigate({
      search: {
        view: nextView === "month" ? undefined : nextView,
        date: nextDay === today ? undefined : nextDay,
      },
      // Steps within a view replace the history entry.
      replace: nextView === view,
    });
  const onOpen = (event: CalendarEvent) => setPurpose({ kind: "edit", event });
  const onRemove = (event: CalendarEvent) => {
    setPurpose(undefined);
    actions.remove(event);
    focusAfterRemoval();
  };
  const onContextMenu = (press: MouseEvent<HTMLElement>) => {
    const entry = press.target instanceof Element ? press.target.closest<HTMLElement>("[data-event]") : undefined;
    const event = events.find(({ id }) => id === entry?.dataset["event"]);
    // In the grid, a long press drags; in the list, it opens the menu.
    if (!event || (isLongPress(press.nativeEvent) && !(entry instanceof HTMLButtonElement))) return;
    openContextMenu(press, event.title, () => [
      { key: "edit", label: t("Edit"), icon: <IconPencil {...menuIcon} />, run: () => onOpen(event) },
      { key: "delete", label: t("Delete"), icon: <IconTrash {...menuIcon} />, run: () => onRemove(event) },
    ]);
  };
  const onRemoveExternal = (event: ExternalEvent) => {
    // The focused element is about to be removed.
    aside.current?.querySelector<HTMLElement>("h2")?.focus();
    actions.removeExternal(event);
  };

  return (
    <Screen
      title={t("Calendar")}
      actions={
        <Button variant="primary" onClick={() => setPurpose({ kind: "new", times: hourOn(day) })}>
          <IconPlus size={16} stroke={1.75} aria-hidden />
          {t("Add event")}
        </Button>
      }
    >
      <Columns aside={264} className={styles.columns} data-panel={panel.isOpen || isSmall ? undefined : "closed"}>
        <Card
          ref={cardRef}
          className={styles.card}
          aria-label={t("Calendar")}
          aria-busy={isPlaceholderData}
          onContextMenu={onContextMenu}
        >
          <CalendarToolbar
            title={formatRange(view, day, range, isSmall)}
            view={view}
            day={day}
            today={today}
            onChange={show}
          >
            {!isSmall && (
              <IconButton
                label={t("External events")}
                aria-expanded={panel.isOpen}
                aria-controls={panelId}
                onClick={panel.toggle}
              >
                <IconLayoutSidebarRight size={20} stroke={1.75} aria-hidden data-mirrored />
              </IconButton>
            )}
          </CalendarToolbar>
          {isError && (
            <EmptyState
              title={t("Events could not be loaded")}
              action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
            />
          )}
          {isSmall && view !== "day" ? (
            <div className={styles.narrow}>
              {view === "month" && (
                <div className={styles.month}>
                  <MonthGrid day={day} events={events} onChoose={show} />
                </div>
              )}
              <div className={styles.agenda}>
                <AgendaList
                  days={view === "month" ? [day] : daysOf(range)}
                  events={isPending ? undefined : events}
                  headingLevel="h3"
                  onOpen={onOpen}
                />
              </div>
            </div>
          ) : (
            <Suspense fallback={<div className={styles.waiting} role="status" aria-label={t("Loading")} />}>
              <EventGrid
                view={view}
                day={day}
                range={range}
                events={events}
                followed={followed}
                onDayChange={show}
                onAdd={(times) => setPurpose({ kind: "new", times })}
                onOpen={onOpen}
                onMove={(event, { start, end, allDay }) => actions.move(event, { start, end, allDay })}
                onRemove={onRemove}
                onPlace={(id, times) => {
                  const external = externals?.find((each) => each.id === id);
                  if (!external) return;
                  const placing = { event: { ...external, id: randomId(), ...times }, external, isRemoved };
                  // A refusal was shown in an alert, and the event is back in the list.
                  void actions.place(placing).catch(() => {});
                }}
              />
            </Suspense>
          )}
        </Card>
        {/* On a narrow screen it is below the events, which would push it down when they arrive. */}
        <div ref={aside} id={panelId} hidden={isSmall ? isPending : !panel.isOpen}>
          <ExternalEvents
            isOpen={panel.isOpen}
            onToggle={isSmall ? panel.toggle : undefined}
            isRemovedAfterDrop={isRemoved}
            onRemovedAfterDropChange={(next) => {
              storage.write(removeKey, next);
              setIsRemoved(next);
            }}
            onAdd={() => setPurpose({ kind: "external" })}
            onPlace={(external) => setPurpose({ kind: "place", external, times: hourOn(day) })}
            onRemove={onRemoveExternal}
          />
        </div>
      </Columns>
      {asked && (
        <Suspense>
          <ConflictDialog
            title={t("This event was changed elsewhere")}
            rows={toConflictRows(asked, t)}
            onChoose={asked.onChoose}
          />
        </Suspense>
      )}
      <EventDialog
        purpose={purpose}
        events={actions}
        isRemoved={isRemoved}
        onDelete={onRemove}
        onClose={(savedId) => {
          setPurpose(undefined);
          focusAfterDialog(savedId ?? (purpose?.kind === "edit" ? purpose.event.id : undefined));
        }}
      />
    </Screen>
  );
}
