import { useId, useRef } from "react";

import {
  type CalendarEvent,
  createEvent,
  createExternalEvent,
  eventColors,
  eventDefaults,
  eventIcons,
  type ExternalEvent,
  maxEventText,
} from "#features/calendar/contract.ts";
import { findTimeFault } from "#features/calendar/event-times.ts";
import styles from "#features/calendar/web/event/event-editor.module.css";
import { colorClass, EventSign } from "#features/calendar/web/views/event-appearance.tsx";
import { iconNames } from "#features/calendar/web/views/event-names.ts";
import { labelNames } from "#web/ui/theme/label-names.ts";
import {
  type EventTimes,
  fromFields,
  moveStart,
  type TimeFields,
  toFields,
} from "#features/calendar/web/event/move-event.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useUnsavedChanges } from "#web/lib/form/use-unsaved-changes.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Switch } from "#web/ui/form/choices/switch.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** The content being edited: an event of the calendar, or an external event without times. */
export type Draft = Partial<Omit<ExternalEvent, "id">> & { readonly times?: EventTimes | undefined };

type EventEditorProps = {
  /** The dialog's title, translated. */
  title: string;
  draft: Draft;
  /**
   * Saves the event. `id` identifies a new event and stays the same for repeated attempts, so that none is added twice.
   * Resolves to the id of the saved event of the calendar, if it is one; or to false, and the editor keeps its input.
   */
  onSave: (event: ExternalEvent, times: EventTimes | undefined) => Promise<string | false | undefined>;
  onDelete?: (() => void) | undefined;
  onClose: (savedId?: string) => void;
};

/** The form for all fields of an event. Input is kept until it has been saved. */
export function EventEditor({ title, draft, onSave, onDelete, onClose }: EventEditorProps) {
  const { t } = useTranslation();
  const form = useContractForm(draft.times ? createEvent : createExternalEvent, {
    initial: {
      title: draft.title ?? "",
      description: draft.description ?? "",
      icon: draft.icon ?? eventDefaults.icon,
      className: draft.className ?? eventDefaults.className,
      times: draft.times && toFields(draft.times),
    },
    toBody: ({ times, ...written }) => ({ ...withDefaults(written), ...(times && fromFields(times)) }),
    validate: ({ times: fields }, errors) => {
      const times = fields && fromFields(fields);
      if (fields && !times) {
        const missing = fields.startDay && (fields.allDay || fields.startTime) ? "end" : "start";
        return { [missing]: t("Enter a date or a time") };
      }
      const fault = times && findTimeFault(times);
      return fault ? { [fault.field]: translateData(fault.error) } : errors;
    },
    send: ({ id }, { times, ...written }) => onSave({ id, ...withDefaults(written) }, times && fromFields(times)),
    onSaved: (savedId) => savedId !== false && onClose(savedId),
  });
  const { values, errors } = form;
  useUnsavedChanges(form.isChanged);

  return (
    <Dialog title={title} hasChanges={form.isChanged} onClose={() => onClose()}>
      <Stack as="form" {...form.formProps}>
        <TextField
          label={t("Title")}
          maxLength={maxEventText}
          placeholder={t("Untitled Event")}
          dir="auto"
          {...form.field("title")}
        />
        <TextField
          label={t("Description")}
          maxLength={maxEventText}
          placeholder={t("no description")}
          dir="auto"
          {...form.field("description")}
        />
        {values.times && <Times fields={values.times} errors={errors} onChange={(times) => form.change({ times })} />}
        <AppearanceFields icon={values.icon} color={values.className} onChange={form.change} />
        <Row nowrap>
          <Button type="submit" variant="primary" disabled={form.isBusy}>
            {form.isBusy ? t("Saving…") : t("Save")}
          </Button>
          <Button variant="subtle" onClick={() => onClose()}>
            {t("Cancel")}
          </Button>
          {onDelete && (
            <Button variant="subtle" className={styles.delete} onClick={onDelete}>
              {t("Delete")}
            </Button>
          )}
        </Row>
      </Stack>
    </Dialog>
  );
}

/** As the server stores it: a blank text becomes its default. */
const withDefaults = ({ title, description, ...appearance }: Omit<ExternalEvent, "id">) => ({
  title: title.trim() || eventDefaults.title,
  description: description.trim() || eventDefaults.description,
  ...appearance,
});

type TimesProps = {
  fields: TimeFields;
  errors: Readonly<Record<string, string>>;
  onChange: (fields: TimeFields) => void;
};

function Times({ fields, errors, onChange }: TimesProps) {
  const { t } = useTranslation();
  /** The last start that was not empty. */
  const known = useRef(fields);
  const changeStart = (change: Partial<Pick<TimeFields, "startDay" | "startTime">>) => {
    if (fromFields(fields)) known.current = fields;
    onChange(moveStart(fields, change, known.current));
  };
  return (
    <Stack as="fieldset" gap="compact">
      <legend className="visually-hidden">{t("When")}</legend>
      <Switch label={t("All day")} isOn={fields.allDay} onChange={(allDay) => onChange({ ...fields, allDay })} />
      <div className={styles.moment}>
        <TextField
          label={t("Start date")}
          type="date"
          min="1900-01-01"
          max="2999-12-31"
          value={fields.startDay}
          error={errors["start"]}
          onChange={({ currentTarget: { value } }) => changeStart({ startDay: value })}
        />
        {!fields.allDay && (
          <TextField
            label={t("Start time")}
            type="time"
            value={fields.startTime}
            onChange={({ currentTarget: { value } }) => changeStart({ startTime: value })}
          />
        )}
      </div>
      <div className={styles.moment}>
        <TextField
          label={t("End date")}
          type="date"
          min="1900-01-01"
          max="2999-12-31"
          value={fields.endDay}
          error={errors["end"]}
          onChange={({ currentTarget: { value } }) => onChange({ ...fields, endDay: value })}
        />
        {!fields.allDay && (
          <TextField
            label={t("End time")}
            type="time"
            value={fields.endTime}
            onChange={({ currentTarget: { value } }) => onChange({ ...fields, endTime: value })}
          />
        )}
      </div>
    </Stack>
  );
}

type Appearance = Pick<CalendarEvent, "icon" | "className">;
type AppearanceProps = {
  icon: Appearance["icon"];
  color: Appearance["className"];
  onChange: (change: Partial<Appearance>) => void;
};

function AppearanceFields({ icon, color, onChange }: AppearanceProps) {
  const { t } = useTranslation();
  const id = useId();
  const [icons, colors] = [iconNames(t), labelNames(t)];
  return (
    <>
      <fieldset className={`${styles.appearances} ${styles.icons}`}>
        <legend className={styles.legend}>{t("Icon")}</legend>
        {eventIcons.map((each) => (
          <label key={each} className={`${styles.appearance} ${colorClass(color)}`} title={icons[each]}>
            <input
              type="radio"
              name={`${id}-icon`}
              aria-label={icons[each]}
              checked={each === icon}
              onChange={() => onChange({ icon: each })}
            />
            <EventSign icon={each} size={20} />
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.appearances}>
        <legend className={styles.legend}>{t("Color")}</legend>
        {eventColors.map((each) => (
          <label key={each} className={`${styles.appearance} ${styles.color} ${colorClass(each)}`} title={colors[each]}>
            <input
              type="radio"
              name={`${id}-color`}
              aria-label={colors[each]}
              checked={each === color}
              onChange={() => onChange({ className: each })}
            />
            <span className={styles.swatch} />
          </label>
        ))}
      </fieldset>
    </>
  );
}
