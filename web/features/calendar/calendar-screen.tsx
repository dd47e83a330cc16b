import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Suspense, useEffect, useRef, useState } from "react";

import type { CalendarEvent, ExternalEvent } from "#contract/calendar.ts";
import { AgendaList } from "#web/features/calendar/views/agenda-list.tsx";
import { daysOf, rangeOf } from "#web/features/calendar/views/calendar-days.ts";
import { findToday } from "#web/lib/local-day.ts";
import type { CalendarView, Day } from "#web/features/calendar/calendar-params.ts";
import styles from "#web/features/calendar/calendar-screen.module.css";
import { CalendarToolbar } from "#web/features/calendar/calendar-toolbar.tsx";
import { findEventChanges, toConflictRows } from "#web/features/calendar/event/event-fields.ts";
import { ExternalEvents } from "#web/features/calendar/external-events/external-events.tsx";
import { firstWeekday, formatRange } from "#web/features/calendar/views/format-event.ts";
import { MonthGrid } from "#web/features/calendar/views/month-grid.tsx";
import { type EventTimes, hourOn } from "#web/features/calendar/event/move-event.ts";
import { eventsQuery, externalEventsQuery, useEventActions } from "#web/features/calendar/queries.ts";
import { useEventChange } from "#web/features/calendar/event/use-event-change.ts";
import { notify } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { isNarrow, useIsNarrow } from "#web/lib/media.ts";
import { randomId } from "#web/lib/random-id.ts";
import { storage } from "#web/lib/storage.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/empty-state.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

const route = getRouteApi("/_shell/calendar");

// Large, and not needed for month and week on phones.
const EventGrid = lazyPart(() => import("#web/features/calendar/views/event-grid.tsx").then((part) => part.EventGrid));
if (!isNarrow()) EventGrid.preload();

const EventEditor = lazyPart(
  () => import("#web/features/calendar/event/event-editor.tsx").then((part) => part.EventEditor),
  {
    failure: "dialog",
  },
);

const ConflictDialog = lazyPart(() => import("#web/ui/dialog/conflict-dialog.tsx").then((part) => part.ConflictDialog));

/** The storage key of the checkbox, below `atrium.`. */
const removeKey = "calendar.removeAfterDrop";

/** The purpose for which the dialog is open. */
type Open =
  | { readonly kind: "new"; readonly times: EventTimes }
  | { readonly kind: "edit"; readonly event: CalendarEvent }
  | { readonly kind: "place"; readonly external: ExternalEvent; readonly times: EventTimes }
  | { readonly kind: "external" };

export function CalendarScreen() {
  const { t } = useTranslation();
  const navigate = route.useNavigate();
  const today = findToday();
  const { view = "month", date: day = today } = route.useSearch();
  const isSmall = useIsNarrow();
  const range = rangeOf(view, day, firstWeekday());
  const { data: events = [], isError, isPending, isPlaceholderData, refetch } = useQuery(eventsQuery(range));
  const { data: externals } = useQuery(externalEventsQuery);
  const { add, update, remove, restore, place, addExternal, removeExternal } = useEventActions();
  const { asked, changeEvent } = useEventChange({ update, add });
  const [open, setOpen] = useState<Open>();
  const [isRemoved, setIsRemoved] = useState(() => storage.read(removeKey) === true);
  const aside = useRef<HTMLDivElement>(null);
  // Loaded in advance.
  useEffect(() => EventEditor.preload(), []);

  const show = (nextDay: Day, nextView: CalendarView = view) =>
    void navigate({
      search: {
        view: nextView === "month" ? undefined : nextView,
        date: nextDay === today ? undefined : nextDay,
      },
      // Steps within a view replace the history entry.
      replace: nextView === view,
    });
  const removeWithUndo = (event: CalendarEvent) =>
    remove.mutate(event, {
      onSuccess: () =>
        notify({
          title: t("Event deleted"),
          text: event.title,
          tone: "info",
          // Includes changes that other windows have made meanwhile.
          action: { label: t("Undo"), run: () => restore.mutate(event.id) },
        }),
    });
  const removeExternalWithUndo = (event: ExternalEvent) => {
    focusPanel();
    removeExternal.mutate(event, {
      onSuccess: () =>
        notify({
          title: t("Event deleted"),
          text: event.title,
          tone: "info",
          action: { label: t("Undo"), run: () => addExternal.mutate(event) },
        }),
    });
  };
  /** The focused element is about to be removed. */
  const focusPanel = () => aside.current?.querySelector<HTMLElement>("h2")?.focus();
  const save = async (event: ExternalEvent, times: EventTimes | undefined) => {
    if (!open || open.kind === "external" || !times) await addExternal.mutateAsync(event);
    else if (open.kind === "new") await add.mutateAsync({ ...event, ...times });
    else if (open.kind === "place")
      await place.mutateAsync({ event: { ...event, ...times }, external: open.external, isRemoved });
    else {
      const change = findEventChanges(open.event, { ...withoutId(event), times });
      if (Object.keys(change).length > 0) return (await changeEvent(open.event, change, true)) !== "later";
    }
    return true;
  };
  // A refusal was shown in an alert, and the event is back in its place.
  const move = (event: CalendarEvent, times: EventTimes) => void changeEvent(event, { times }, false).catch(() => {});

  const titles = {
    new: t("Add event"),
    edit: t("Edit event"),
    place: t("Choose a date"),
    external: t("Add external event"),
  };
  const onOpen = (event: CalendarEvent) => setOpen({ kind: "edit", event });

  return (
    <Screen
      title={t("Calendar")}
      actions={
        <Button variant="primary" onClick={() => setOpen({ kind: "new", times: hourOn(day) })}>
          <IconPlus size={16} stroke={1.75} aria-hidden />
          {t("Add event")}
        </Button>
      }
    >
      <div className={styles.columns}>
        <Card className={styles.card} aria-label={t("Calendar")} aria-busy={isPlaceholderData}>
          <CalendarToolbar title={formatRange(view, day, range)} view={view} day={day} today={today} onChange={show} />
          {isError && (
            <EmptyState
              title={t("Events could not be loaded")}
              action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
            />
          )}
          {isSmall && view !== "day" ? (
            <div className={styles.narrow}>
              {view === "month" && <MonthGrid day={day} events={events} onChoose={show} />}
              <AgendaList
                days={view === "month" ? [day] : daysOf(range)}
                events={isPending ? undefined : events}
                headingLevel="h3"
                onOpen={onOpen}
              />
            </div>
          ) : (
            <Suspense fallback={<div className={styles.waiting} role="status" aria-label={t("Loading")} />}>
              <EventGrid
                view={view}
                day={day}
                range={range}
                events={events}
                onDayChange={show}
                onAdd={(times) => setOpen({ kind: "new", times })}
                onOpen={onOpen}
                onMove={(event, { start, end, allDay }) => move(event, { start, end, allDay })}
                onRemove={removeWithUndo}
                onPlace={(id, times) => {
                  const external = externals?.find((each) => each.id === id);
                  if (!external) return;
                  place.mutate({ event: { ...external, id: randomId(), ...times }, external, isRemoved });
                }}
              />
            </Suspense>
          )}
        </Card>
        {/* On a narrow screen it is below the events, which would push it down when they arrive. */}
        <div ref={aside} hidden={isSmall && isPending}>
          <ExternalEvents
            isRemovedAfterDrop={isRemoved}
            onRemovedAfterDropChange={(next) => {
              storage.write(removeKey, next);
              setIsRemoved(next);
            }}
            onAdd={() => setOpen({ kind: "external" })}
            onPlace={(external) => setOpen({ kind: "place", external, times: hourOn(day) })}
            onRemove={removeExternalWithUndo}
          />
        </div>
      </div>
      {asked && (
        <Suspense>
          <ConflictDialog
            title={t("This event was changed elsewhere")}
            rows={toConflictRows(asked, t)}
            onChoose={asked.onChoose}
          />
        </Suspense>
      )}
      {open && (
        <Suspense>
          <EventEditor
            title={titles[open.kind]}
            draft={draftOf(open)}
            onSave={save}
            onDelete={
              open.kind === "edit"
                ? () => {
                    setOpen(undefined);
                    removeWithUndo(open.event);
                  }
                : undefined
            }
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </Screen>
  );
}

function draftOf(open: Open) {
  if (open.kind === "edit") return { ...open.event, times: open.event };
  if (open.kind === "place") return { ...open.external, times: open.times };
  return open.kind === "new" ? { times: open.times } : {};
}

const withoutId = ({ title, description, icon, className }: ExternalEvent) => ({ title, description, icon, className });
