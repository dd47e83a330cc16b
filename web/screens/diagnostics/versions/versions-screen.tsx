import { useQuery } from "@tanstack/react-query";

import { diagnosticsQuery } from "#web/screens/diagnostics/queries.ts";
import { VersionCard } from "#web/screens/diagnostics/versions/version-card.tsx";
import { findCurrent, versions } from "#web/screens/diagnostics/versions/versions.ts";
import styles from "#web/screens/diagnostics/versions/versions-screen.module.css";
import { office } from "#office";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Screen } from "#web/ui/screen/screen.tsx";

const hasOwnApi = () => new URL(office.apiRoot, location.href).origin !== location.origin;

/** The ways to run Atrium, with their commands; those that apply to this server are marked. */
export function VersionsScreen() {
  const { t } = useTranslation();
  const { data } = useQuery(diagnosticsQuery);
  const current = data && findCurrent(data, hasOwnApi());
  return (
    <Screen
      title={t("Versions")}
      description={t("Ways to run Atrium, and the commands for each. Several can apply at once.")}
    >
      <ul className={styles.list}>
        {versions.map((version) => (
          <VersionCard key={version.key} version={version} isCurrent={current?.has(version.key) ?? false} />
        ))}
      </ul>
    </Screen>
  );
}
