import styles from "#demos/forms/web/bootstrap-forms/bootstrap-forms.module.css";
import { samples } from "#demos/forms/web/bootstrap-forms/samples.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { ExampleCards } from "#web/ui/display/example/example-cards.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

/** Layouts, sizes and add-ons of forms. Each sample is sent to the server, and shows its source. */
export function BootstrapFormsScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t("Form styles")} description={t("Layouts, sizes and add-ons of forms, with their source to copy.")}>
      <NextFrame fallback={<div className={styles.place} />}>
        <div className={styles.container}>
          <ExampleCards examples={samples} />
        </div>
      </NextFrame>
    </Screen>
  );
}
