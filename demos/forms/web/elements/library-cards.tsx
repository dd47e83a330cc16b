import { selectExample } from "#demos/forms/web/elements/choice-examples.tsx";
import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { Examples } from "#demos/forms/web/elements/examples.tsx";
import { listExamples } from "#demos/forms/web/elements/list-examples.tsx";
import { pickerExamples } from "#demos/forms/web/elements/picker-examples.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Library } from "#web/ui/theme/library.tsx";

/** The fields of the component library, which loads after the screen. */
export function LibraryCards({ state }: { state: ExampleState }) {
  const { t } = useTranslation();
  return (
    <Library>
      <Examples title={t("Search and lists")} examples={[selectExample, ...listExamples]} state={state} />
      <Examples title={t("Masks, dates and colors")} examples={pickerExamples} state={state} />
    </Library>
  );
}
