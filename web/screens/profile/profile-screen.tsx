import { useQuery } from "@tanstack/react-query";

import { ChangePassword } from "#web/screens/profile/change-password.tsx";
import { ExportData } from "#web/screens/profile/export-data.tsx";
import { ProfileDetails } from "#web/screens/profile/details.tsx";
import { Devices } from "#web/screens/profile/devices.tsx";
import { Identities } from "#web/screens/profile/identities.tsx";
import { Latest } from "#web/screens/profile/latest.tsx";
import { ProfileHead } from "#web/screens/profile/profile-head.tsx";
import styles from "#web/screens/profile/profile-screen.module.css";
import { profileQuery } from "#web/lib/api/profile-query.ts";
import type { FailureSearch } from "#web/lib/api/failure-search.ts";
import { Security } from "#web/screens/profile/security/security.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { describeProviderFailure } from "#web/lib/session/provider-failures.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Note } from "#web/ui/display/text/note.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

/** The person's profile, activities, and account settings. Linking a provider leads back here if it fails. */
export function ProfileScreen({ failure }: FailureSearch) {
  const { t } = useTranslation();
  const { data: profile, isError, refetch } = useQuery(profileQuery);
  return (
    <Screen title={t("Profile")} description={t("Your account and the devices you are signed in on.")}>
      {failure && (
        <Note tone="danger" role="alert">
          {describeProviderFailure(failure, t)}
        </Note>
      )}
      {profile && <ProfileHead profile={profile} />}
      {!profile && isError && (
        <EmptyState
          title={t("The profile could not be loaded")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {!profile && !isError && <div className={styles.headLoading} role="status" aria-label={t("Loading")} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          {profile && <ProfileDetails profile={profile} />}
          {!profile && !isError && <div className={styles.detailsLoading} />}
          <Devices />
          {profile && <Security isShared={profile.isShared} />}
          {profile && !profile.isShared && <Identities />}
        </div>
        <div className={styles.column}>
          <Latest />
          {profile && !profile.isShared && <ChangePassword />}
          {profile && <ExportData username={profile.username} />}
        </div>
      </div>
    </Screen>
  );
}
