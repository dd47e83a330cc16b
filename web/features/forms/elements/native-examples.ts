import { english } from "#contract/english.ts";
import type { Example } from "#web/features/forms/elements/example-card.tsx";
import { CurrencyExample } from "#web/features/forms/elements/examples/currency.tsx";
import currencySource from "#web/features/forms/elements/examples/currency.tsx?raw";
import { EmailExample } from "#web/features/forms/elements/examples/email.tsx";
import emailSource from "#web/features/forms/elements/examples/email.tsx?raw";
import { FileExample } from "#web/features/forms/elements/examples/file.tsx";
import fileSource from "#web/features/forms/elements/examples/file.tsx?raw";
import { NumberExample } from "#web/features/forms/elements/examples/number.tsx";
import numberSource from "#web/features/forms/elements/examples/number.tsx?raw";
import { PasswordExample } from "#web/features/forms/elements/examples/password.tsx";
import passwordSource from "#web/features/forms/elements/examples/password.tsx?raw";
import { TextExample } from "#web/features/forms/elements/examples/text.tsx";
import textSource from "#web/features/forms/elements/examples/text.tsx?raw";
import { TextareaExample } from "#web/features/forms/elements/examples/textarea.tsx";
import textareaSource from "#web/features/forms/elements/examples/textarea.tsx?raw";
import { TimeExample } from "#web/features/forms/elements/examples/time.tsx";
import timeSource from "#web/features/forms/elements/examples/time.tsx?raw";
import { UrlExample } from "#web/features/forms/elements/examples/url.tsx";
import urlSource from "#web/features/forms/elements/examples/url.tsx?raw";
import { ButtonGroupExample } from "#web/features/forms/elements/examples/button-group.tsx";
import buttonGroupSource from "#web/features/forms/elements/examples/button-group.tsx?raw";
import { CheckboxExample } from "#web/features/forms/elements/examples/checkbox.tsx";
import checkboxSource from "#web/features/forms/elements/examples/checkbox.tsx?raw";
import { CheckboxGroupExample } from "#web/features/forms/elements/examples/checkbox-group.tsx";
import checkboxGroupSource from "#web/features/forms/elements/examples/checkbox-group.tsx?raw";
import { RadioExample } from "#web/features/forms/elements/examples/radio.tsx";
import radioSource from "#web/features/forms/elements/examples/radio.tsx?raw";
import { RangeExample } from "#web/features/forms/elements/examples/range.tsx";
import rangeSource from "#web/features/forms/elements/examples/range.tsx?raw";
import { RatingExample } from "#web/features/forms/elements/examples/rating.tsx";
import ratingSource from "#web/features/forms/elements/examples/rating.tsx?raw";
import { SelectExample } from "#web/features/forms/elements/examples/select.tsx";
import selectSource from "#web/features/forms/elements/examples/select.tsx?raw";
import { SliderExample } from "#web/features/forms/elements/examples/slider.tsx";
import sliderSource from "#web/features/forms/elements/examples/slider.tsx?raw";
import { SwitchExample } from "#web/features/forms/elements/examples/switch.tsx";
import switchSource from "#web/features/forms/elements/examples/switch.tsx?raw";
import { ToggleGroupExample } from "#web/features/forms/elements/examples/toggle-group.tsx";
import toggleGroupSource from "#web/features/forms/elements/examples/toggle-group.tsx?raw";

/** Texts and files. */
export const textExamples: readonly Example[] = [
  { id: "text", title: english("Text"), Example: TextExample, source: textSource },
  { id: "email", title: english("Email"), Example: EmailExample, source: emailSource },
  { id: "url", title: english("Web address"), Example: UrlExample, source: urlSource },
  { id: "password", title: english("Password"), Example: PasswordExample, source: passwordSource },
  { id: "textarea", title: english("Text area"), Example: TextareaExample, source: textareaSource },
  { id: "file", title: english("File"), Example: FileExample, source: fileSource },
];

/** Numbers and times. */
export const numberExamples: readonly Example[] = [
  { id: "number", title: english("Number"), Example: NumberExample, source: numberSource },
  { id: "currency", title: english("Currency"), Example: CurrencyExample, source: currencySource },
  { id: "time", title: english("Time"), Example: TimeExample, source: timeSource },
  { id: "slider", title: english("Slider"), Example: SliderExample, source: sliderSource },
  { id: "range", title: english("Range slider"), Example: RangeExample, source: rangeSource },
  { id: "rating", title: english("Rating"), Example: RatingExample, source: ratingSource },
];

/** Fields with a few choices. */
export const choiceExamples: readonly Example[] = [
  { id: "select", title: english("Select"), Example: SelectExample, source: selectSource },
  { id: "radio", title: english("Radio group"), Example: RadioExample, source: radioSource },
  { id: "button-group", title: english("Button group"), Example: ButtonGroupExample, source: buttonGroupSource },
  { id: "checkbox", title: english("Checkbox"), Example: CheckboxExample, source: checkboxSource },
  {
    id: "checkbox-group",
    title: english("Checkbox group"),
    Example: CheckboxGroupExample,
    source: checkboxGroupSource,
  },
  { id: "toggle-group", title: english("Toggle group"), Example: ToggleGroupExample, source: toggleGroupSource },
  { id: "switch", title: english("Switch"), Example: SwitchExample, source: switchSource },
];
