import { english } from "#contract/english.ts";
import type { Example } from "#demos/forms/web/elements/example-card.tsx";
import { CurrencyExample } from "#demos/forms/web/elements/examples/currency.tsx";
import { EmailExample } from "#demos/forms/web/elements/examples/email.tsx";
import { FileExample } from "#demos/forms/web/elements/examples/file.tsx";
import { NumberExample } from "#demos/forms/web/elements/examples/number.tsx";
import { PasswordExample } from "#demos/forms/web/elements/examples/password.tsx";
import { TextExample } from "#demos/forms/web/elements/examples/text.tsx";
import { TextareaExample } from "#demos/forms/web/elements/examples/textarea.tsx";
import { TimeExample } from "#demos/forms/web/elements/examples/time.tsx";
import { UrlExample } from "#demos/forms/web/elements/examples/url.tsx";
import { ButtonGroupExample } from "#demos/forms/web/elements/examples/button-group.tsx";
import { CheckboxExample } from "#demos/forms/web/elements/examples/checkbox.tsx";
import { CheckboxGroupExample } from "#demos/forms/web/elements/examples/checkbox-group.tsx";
import { RadioExample } from "#demos/forms/web/elements/examples/radio.tsx";
import { RangeExample } from "#demos/forms/web/elements/examples/range.tsx";
import { RatingExample } from "#demos/forms/web/elements/examples/rating.tsx";
import { SelectExample } from "#demos/forms/web/elements/examples/select.tsx";
import { SliderExample } from "#demos/forms/web/elements/examples/slider.tsx";
import { SwitchExample } from "#demos/forms/web/elements/examples/switch.tsx";
import { ToggleGroupExample } from "#demos/forms/web/elements/examples/toggle-group.tsx";

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
