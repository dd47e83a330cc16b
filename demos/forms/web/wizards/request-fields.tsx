import type { RequestDraft } from "#demos/forms/web/wizards/request-draft.ts";
import type { RequestTexts } from "#demos/forms/web/wizards/use-request-texts.ts";
import { caterings, eventKinds, maxGuests, maxWishes, type submitRequest } from "#demos/forms/wizards.ts";
import type { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { NumberField } from "#web/ui/form/numbers/number-field.tsx";
import { RadioField } from "#web/ui/form/choices/radio-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";
import { TextareaField } from "#web/ui/form/text/textarea-field.tsx";

type StepProps = { form: RequestForm; texts: RequestTexts };

export const EventFields = ({ form, texts: { labels, kinds } }: StepProps) => (
  <Fields>
    <TextField label={labels.title} dir="auto" required {...form.field("title")} />
    <RadioField
      label={labels.kind}
      options={eventKinds.map((value) => ({ value, label: kinds[value] }))}
      required
      {...form.control("kind")}
    />
  </Fields>
);

export const ScheduleFields = ({ form, texts: { labels } }: StepProps) => (
  <Fields columns={2}>
    <TextField label={labels.day} type="date" required {...form.field("day")} />
    <NumberField label={labels.guests} min={2} max={maxGuests} required {...form.control("guests")} />
  </Fields>
);

export const CateringFields = ({ form, texts }: StepProps) => (
  <Fields>
    <RadioField
      label={texts.labels.catering}
      options={caterings.map((value) => ({ value, label: texts.caterings[value] }))}
      required
      {...form.control("catering")}
    />
    <TextareaField label={texts.labels.wishes} rows={3} max={maxWishes} {...form.field("wishes")} />
  </Fields>
);

export const PersonFields = ({ form, texts: { labels } }: StepProps) => (
  <Fields columns={2}>
    <TextField label={labels.name} autoComplete="name" dir="auto" required {...form.field("name")} />
    <TextField label={labels.contact} type="email" autoComplete="email" required {...form.field("contact")} />
  </Fields>
);

/** The form that the fields of each step belong to. */
type RequestForm = ReturnType<typeof useContractForm<typeof submitRequest, RequestDraft>>;
