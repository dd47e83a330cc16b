import styles from "#web/features/forms/bootstrap-forms/bootstrap-forms.module.css";
import { samples } from "#web/features/forms/bootstrap-forms/samples.ts";
import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Source } from "#web/ui/display/source.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

/** Layouts, sizes and add-ons of forms. Each sample is sent to the server, and shows its source. */
export function BootstrapFormsScreen() {
  const { t } = useTranslation();
  return (
    <Screen
      title={t("Bootstrap forms")}
      description={t("Layouts, sizes and add-ons of forms, with their source to copy.")}
    >
      <NextFrame fallback={<div className={styles.place} />}>
        <div className={styles.container}>
          <div className={styles.samples}>
            {samples.map(({ title, Sample, source, isWide }) => (
              <Card key={title} className={styles.sample} data-wide={isWide}>
                <h2 className={styles.title}>{translateData(title)}</h2>
                <div className={styles.body}>
                  <Sample />
                </div>
                <Source title={translateData(title)} text={source} />
              </Card>
            ))}
          </div>
        </div>
      </NextFrame>
    </Screen>
  );
}
