import { generalSections } from "#demos/components/web/general/examples.ts";
import styles from "#demos/components/web/general/general.module.css";
import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { ExampleCards } from "#web/ui/display/example/example-cards.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { ScreenPlace } from "#web/ui/screen/screen-place.tsx";

/** The components that every screen is made of, with their source. */
export function GeneralScreen() {
  const { t } = useTranslation();
  return (
    <Screen
      title={t("General")}
      description={t("Notices, dialogs, tabs and states to try, with their source to copy.")}
    >
      <NextFrame fallback={<ScreenPlace />}>
        <Stack>
          {generalSections.map(({ id, title, examples }) => (
            <Stack key={id}>
              <h2 className={styles.section}>{translateData(title)}</h2>
              <ExampleCards examples={examples} headingLevel={3} />
            </Stack>
          ))}
        </Stack>
      </NextFrame>
    </Screen>
  );
}
