import { useQuery } from "@tanstack/react-query";

import { InlineEditCard } from "#demos/forms/web/inline-edit/inline-edit-card.tsx";
import { PluginsForm } from "#demos/forms/web/plugins/plugins-form.tsx";
import styles from "#demos/forms/web/plugins/plugins-screen.module.css";
import { choicesQuery } from "#demos/forms/web/plugins/queries.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

/** Fields beyond those that browsers have, and values that are edited in place. */
export function PluginsScreen() {
  const { t } = useTranslation();
  const { data: choices, isError, refetch } = useQuery(choicesQuery);
  return (
    <Screen
      title={t("Plugins")}
      description={t("Sliders, spinners, calendars, masks and lists, and values that are edited in place.")}
    >
      <div className={styles.columns}>
        {choices && <PluginsForm choices={choices} />}
        {!choices && isError && (
          <EmptyState
            title={t("Your choices could not be loaded")}
            action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
          />
        )}
        {!choices && !isError && <div className={styles.loading} role="status" aria-label={t("Loading")} />}
        <InlineEditCard />
      </div>
    </Screen>
  );
}
