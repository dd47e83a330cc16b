import { AccountWizard } from "#demos/forms/web/wizards/account-wizard.tsx";
import { RequestWizard } from "#demos/forms/web/wizards/request-wizard.tsx";
import styles from "#demos/forms/web/wizards/wizards-screen.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Stack } from "#web/ui/layout/stack.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

/** Two forms in steps: one with a progress bar, one with a summary. */
export function WizardsScreen() {
  const { t } = useTranslation();
  return (
    <Screen
      title={t("Wizards")}
      description={t("Long forms in steps. Your entries are kept until you finish or start over.")}
    >
      <NextFrame fallback={<div className={styles.place} />}>
        <Stack>
          <AccountWizard />
          <RequestWizard />
        </Stack>
      </NextFrame>
    </Screen>
  );
}
