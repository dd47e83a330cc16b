import { useState } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { DateField, type DayRange, DateRangeField } from "#web/ui/form/date-field.tsx";
import { Fields } from "#web/ui/form/fields.tsx";

/** A day is typed in the format of the language, or chosen in the calendar. */
export function DatePickers() {
  const { t } = useTranslation();
  const [day, setDay] = useState("");
  const [period, setPeriod] = useState<DayRange>(["", ""]);
  return (
    <Fields>
      <DateField label={t("Day")} value={day} onChange={setDay} />
      <DateRangeField label={t("Period")} value={period} onChange={setPeriod} />
    </Fields>
  );
}
