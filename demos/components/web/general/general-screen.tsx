import styles from "#demos/components/web/general/general.module.css";
import { messageExamples } from "#demos/components/web/general/message-examples.tsx";
import { stateExamples } from "#demos/components/web/general/state-examples.tsx";
import { structureExamples } from "#demos/components/web/general/structure-examples.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { ComponentScreen } from "#web/ui/display/component-page/component-screen.tsx";
import { ExampleCards } from "#web/ui/display/example/example-cards.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { ScreenPlace } from "#web/ui/screen/screen-place.tsx";

const GeneralPages = lazyPart(
  async () => (await import("#demos/components/web/general/general-pages.tsx")).GeneralPages,
);

/** The components that every screen is made of, with their source. */
export function GeneralScreen() {
  const { t } = useTranslation();
  // Each has an even number of columns.
  const sections = [
    { title: t("Messages"), examples: messageExamples },
    { title: t("Structure"), examples: structureExamples },
    { title: t("States and people"), examples: stateExamples },
  ];
  return (
    <Screen
      title={t("General")}
      description={t("Notices, dialogs, tabs and states to try, with their source to copy.")}
    >
      <NextFrame fallback={<ScreenPlace />}>
        <ComponentScreen parts={GeneralPages}>
          <Stack>
            {sections.map(({ title, examples }) => (
              <Stack key={title}>
                <h2 className={styles.section}>{title}</h2>
                <ExampleCards examples={examples} headingLevel={3} />
              </Stack>
            ))}
          </Stack>
        </ComponentScreen>
      </NextFrame>
    </Screen>
  );
}
