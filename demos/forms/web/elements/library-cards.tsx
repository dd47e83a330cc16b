import { ExampleCards } from "#demos/forms/web/elements/example-card.tsx";
import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import styles from "#demos/forms/web/elements/elements-screen.module.css";
import { listExamples, pickerExamples } from "#demos/forms/web/elements/library-examples.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Library } from "#web/ui/theme/library.tsx";

/** The fields of the component library, which loads after the screen. */
export function LibraryCards({ state }: { state: ExampleState }) {
  const { t } = useTranslation();
  return (
    <Library>
      <h2 className={styles.section}>{t("Search and lists")}</h2>
      <ExampleCards examples={listExamples} state={state} />
      <h2 className={styles.section}>{t("Masks, dates and colors")}</h2>
      <ExampleCards examples={pickerExamples} state={state} />
    </Library>
  );
}
