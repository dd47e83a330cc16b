import { ExampleCards } from "#web/features/forms/elements/example-card.tsx";
import type { ExampleState } from "#web/features/forms/elements/example-state.ts";
import styles from "#web/features/forms/elements/elements-screen.module.css";
import { listExamples, pickerExamples } from "#web/features/forms/elements/library-examples.ts";
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
