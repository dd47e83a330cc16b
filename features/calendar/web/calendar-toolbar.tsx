import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { stepDay } from "#features/calendar/web/views/calendar-days.ts";
import type { CalendarView, Day } from "#features/calendar/web/calendar-params.ts";
import styles from "#features/calendar/web/calendar-toolbar.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Choice } from "#web/ui/form/choices/choice.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Row } from "#web/ui/layout/row.tsx";

type CalendarToolbarProps = {
  /** The visible range, translated. */
  title: string;
  view: CalendarView;
  day: Day;
  today: Day;
  onChange: (day: Day, view: CalendarView) => void;
  /** Other tools, at the end. */
  children?: ReactNode;
};

/** The title of the range, and buttons for the previous one, the next one and today. */
export function CalendarToolbar({ title, view, day, today, onChange, children }: CalendarToolbarProps) {
  const { t } = useTranslation();
  const before = { month: t("Previous month"), week: t("Previous week"), day: t("Previous day") };
  const after = { month: t("Next month"), week: t("Next week"), day: t("Next day") };
  return (
    <Row gap="medium" lineGap="small" nowrap className={styles.toolbar}>
      <div className={styles.moves}>
        {/* `disabled` would take the focus from the person who just pressed it. */}
        <Button
          size="small"
          className={styles.today}
          aria-disabled={day === today}
          onClick={() => day !== today && onChange(today, view)}
        >
          {t("Today")}
        </Button>
        <IconButton label={before[view]} onClick={() => onChange(stepDay(view, day, -1), view)}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden data-mirrored />
        </IconButton>
        <IconButton label={after[view]} onClick={() => onChange(stepDay(view, day, 1), view)}>
          <IconChevronRight size={20} stroke={1.75} aria-hidden data-mirrored />
        </IconButton>
      </div>
      {/* Takes the focus when the element that has it is removed. */}
      <h2 className={styles.title} aria-live="polite" tabIndex={-1}>
        {title}
      </h2>
      <div className={styles.views}>
        <Choice
          label={t("View")}
          options={[
            { value: "month", label: t("Month") },
            { value: "week", label: t("Week") },
            { value: "day", label: t("Day") },
          ]}
          value={view}
          onChange={(next) => onChange(day, next)}
        />
        {children}
      </div>
    </Row>
  );
}
