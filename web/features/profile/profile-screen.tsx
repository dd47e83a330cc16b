import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { ChangePassword } from "#web/features/profile/change-password.tsx";
import { Devices } from "#web/features/profile/devices.tsx";
import styles from "#web/features/profile/profile-screen.module.css";
import { userQuery } from "#web/lib/user-query.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Screen } from "#web/ui/screen.tsx";

/** Who one is here, and the keys to that. */
export function ProfileScreen() {
  const { t } = useTranslation();
  const { data: user } = useQuery(userQuery);
  return (
    <Screen title={t("Profile")} description={t("Your account, and where it is open.")}>
      <section className={styles.person} aria-label={t("Account")}>
        {user && <Avatar name={user.username} picture={user.picture} size={64} />}
        <p className={styles.name}>{user?.username}</p>
      </section>
      <div className={styles.columns}>
        <Devices />
        <ChangePassword />
      </div>
    </Screen>
  );
}
