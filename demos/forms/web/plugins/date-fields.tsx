import type { PluginsFormState } from "#demos/forms/web/plugins/use-plugins-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { DateField, DateRangeField } from "#web/ui/form/date-field.tsx";
import { Fields } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";
import { Library } from "#web/ui/theme/library.tsx";

/** A day, a period and a time. */
export function DateFields({ form }: { form: PluginsFormState }) {
  const { t } = useTranslation();
  return (
    <Library>
      <Fields columns={2}>
        <DateField label={t("Date")} {...form.control("date")} />
        <TextField label={t("Time")} type="time" {...form.field("time")} />
        <div data-wide>
          <DateRangeField label={t("Period")} {...form.control("period")} />
        </div>
      </Fields>
    </Library>
  );
}
