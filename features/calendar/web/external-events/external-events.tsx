import { IconCalendarPlus, IconChevronDown, IconPlus, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";

import type { ExternalEvent } from "#features/calendar/contract.ts";
import { colorClass, EventSign } from "#features/calendar/web/views/event-appearance.tsx";
import styles from "#features/calendar/web/external-events/external-events.module.css";
import { externalEventsQuery } from "#features/calendar/web/queries.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { CheckboxBox } from "#web/ui/form/choices/checkbox.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

type ExternalEventsProps = {
  isOpen: boolean;
  /** Undefined where the panel is opened and closed elsewhere. */
  onToggle: (() => void) | undefined;
  isRemovedAfterDrop: boolean;
  onRemovedAfterDropChange: (isRemoved: boolean) => void;
  onAdd: () => void;
  onPlace: (event: ExternalEvent) => void;
  onRemove: (event: ExternalEvent) => void;
};

/** Events without a date. They are dragged onto the calendar, or scheduled with a button. */
export function ExternalEvents({
  isOpen,
  onToggle,
  isRemovedAfterDrop,
  onRemovedAfterDropChange,
  onAdd,
  onPlace,
  onRemove,
}: ExternalEventsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const bodyId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isDraggable, setDraggable] = useState(false);
  const { data: events = [], isPending, isError, refetch } = useQuery(externalEventsQuery);

  useEffect(() => {
    const { current: element } = list;
    let end: (() => void) | undefined;
    let isOver = false;
    const begin = async () => {
      const { dragEvents } = await import("#features/calendar/web/external-events/drag-events.ts");
      if (!element || isOver) return;
      end = dragEvents(element);
      setDraggable(true);
    };
    // It shares its code with the grid, which is large and loads after the screen. If it fails, events cannot be
    // dragged, but each has a button to choose its date.
    void begin().catch(() => undefined);
    return () => {
      isOver = true;
      end?.();
    };
  }, []);

  return (
    <Card className={styles.panel} aria-labelledby={titleId}>
      <Row gap="none" justify="between" nowrap className={styles.head}>
        <h2 id={titleId} className={styles.title} tabIndex={-1}>
          {onToggle ? (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={bodyId}
              onClick={onToggle}
            >
              {t("External events")}
              <IconChevronDown size={16} stroke={1.75} aria-hidden />
            </button>
          ) : (
            t("External events")
          )}
        </h2>
        <IconButton label={t("Add external event")} onClick={onAdd}>
          <IconPlus size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </Row>
      <Stack id={bodyId} gap="compact" className={styles.body} hidden={!isOpen}>
        <p className={styles.hint}>{t("Drag an event onto the calendar, or choose a date.")}</p>
        {isError && (
          <p className={styles.hint}>
            {t("Events could not be loaded")}{" "}
            <Button size="small" onClick={() => void refetch()}>
              {t("Try again")}
            </Button>
          </p>
        )}
        {!isPending && !isError && events.length === 0 && <p className={styles.empty}>{t("No external events")}</p>}
        <Stack as="ul" ref={list} gap="tiny" className={styles.list} data-draggable={isDraggable} aria-busy={isPending}>
          {events.map((event) => (
            <li
              key={event.id}
              className={`${styles.item} ${colorClass(event.className)}`}
              data-external={event.id}
              data-title={event.title}
              data-icon={event.icon}
              data-color={event.className}
            >
              <EventSign icon={event.icon} size={16} className={styles.sign} />
              <Stack as="span" gap="none" grow>
                <span className={`truncate ${styles.name}`} dir="auto">
                  {event.title}
                </span>
                <span className={`truncate ${styles.description}`} dir="auto">
                  {event.description}
                </span>
              </Stack>
              <span className={styles.tools}>
                <IconButton
                  label={t("Choose a date for {{title}}", { title: event.title })}
                  className={styles.button}
                  onClick={() => onPlace(event)}
                >
                  <IconCalendarPlus size={16} stroke={1.75} aria-hidden />
                </IconButton>
                <IconButton
                  label={t("Delete {{title}}", { title: event.title })}
                  className={styles.button}
                  onClick={() => onRemove(event)}
                >
                  <IconTrash size={16} stroke={1.75} aria-hidden />
                </IconButton>
              </span>
            </li>
          ))}
        </Stack>
        <label className={styles.after}>
          <span className={styles.check}>
            <CheckboxBox
              checked={isRemovedAfterDrop}
              onChange={(event) => onRemovedAfterDropChange(event.currentTarget.checked)}
            />
          </span>
          {t("Remove after drop")}
        </label>
      </Stack>
    </Card>
  );
}
