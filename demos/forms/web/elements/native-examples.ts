import { english } from "#contract/english.ts";
import type { Example } from "#web/features/forms/elements/example-card.tsx";
import { CurrencyExample } from "#web/features/forms/elements/examples/currency.tsx";
import { EmailExample } from "#web/features/forms/elements/examples/email.tsx";
import { FileExample } from "#web/features/forms/elements/examples/file.tsx";
import { NumberExample } from "#web/features/forms/elements/examples/number.tsx";
import { PasswordExample } from "#web/features/forms/elements/examples/password.tsx";
import { TextExample } from "#web/features/forms/elements/examples/text.tsx";
import { TextareaExample } from "#web/features/forms/elements/examples/textarea.tsx";
import { TimeExample } from "#web/features/forms/elements/examples/time.tsx";
import { UrlExample } from "#web/features/forms/elements/examples/url.tsx";
import { ButtonGroupExample } from "#web/features/forms/elements/examples/button-group.tsx";
import { CheckboxExample } from "#web/features/forms/elements/examples/checkbox.tsx";
import { CheckboxGroupExample } from "#web/features/forms/elements/examples/checkbox-group.tsx";
import { RadioExample } from "#web/features/forms/elements/examples/radio.tsx";
import { RangeExample } from "#web/features/forms/elements/examples/range.tsx";
import { RatingExample } from "#web/features/forms/elements/examples/rating.tsx";
import { SelectExample } from "#web/features/forms/elements/examples/select.tsx";
import { SliderExample } from "#web/features/forms/elements/examples/slider.tsx";
import { SwitchExample } from "#web/features/forms/elements/examples/switch.tsx";
import { ToggleGroupExample } from "#web/features/forms/elements/examples/toggle-group.tsx";

/** Texts and files. */
export const textExamples: readonly Example[] = [
  { id: "text", title: english("Text"), Example: TextExample },
  { id: "email", title: english("Email"), Example: EmailExample },
  { id: "url", title: english("Web address"), Example: UrlExample },
  { id: "password", title: english("Password"), Example: PasswordExample },
  { id: "textarea", title: english("Text area"), Example: TextareaExample },
  { id: "file", title: english("File"), Example: FileExample },
];

/** Numbers and times. */
export const numberExamples: readonly Example[] = [
  { id: "number", title: english("Number"), Example: NumberExample },
  { id: "currency", title: english("Currency"), Example: CurrencyExample },
  { id: "time", title: english("Time"), Example: TimeExample },
  { id: "slider", title: english("Slider"), Example: SliderExample },
  { id: "range", title: english("Range slider"), Example: RangeExample },
  { id: "rating", title: english("Rating"), Example: RatingExample },
];

/** Fields with a few choices. */
export const choiceExamples: readonly Example[] = [
  { id: "select", title: english("Select"), Example: SelectExample },
  { id: "radio", title: english("Radio group"), Example: RadioExample },
  { id: "button-group", title: english("Button group"), Example: ButtonGroupExample },
  { id: "checkbox", title: english("Checkbox"), Example: CheckboxExample },
  {
    id: "checkbox-group",
    title: english("Checkbox group"),
    Example: CheckboxGroupExample,
  },
  { id: "toggle-group", title: english("Toggle group"), Example: ToggleGroupExample },
  { id: "switch", title: english("Switch"), Example: SwitchExample },
];
