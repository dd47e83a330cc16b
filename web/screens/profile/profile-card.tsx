import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import { Counts } from "#web/screens/profile/profile-head.tsx";
import { profileQuery } from "#web/lib/api/profile-query.ts";
import styles from "#web/screens/profile/profile-card.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { nameOf } from "#web/lib/api/user-query.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { Card } from "#web/ui/display/card.tsx";

/** The current user's card, for other screens. Empty if the profile cannot be loaded. */
export function ProfileCard() {
  const { t } = useTranslation();
  const { data: profile } = useQuery(profileQuery);
  return (
    <Card className={styles.card} aria-label={t("Your profile")}>
      {profile && (
        <>
          <div className={styles.person}>
            <Avatar key={profile.picture} name={nameOf(profile)} picture={profile.picture} size={64} />
            <div className={styles.words}>
              <Link to="/profile" className={styles.name} dir="auto">
                {nameOf(profile)}
              </Link>
              <span className={styles.job} dir="auto">
                {[profile.job, profile.company].filter(Boolean).join(" · ")}
              </span>
            </div>
          </div>
          <Counts profile={profile} />
        </>
      )}
    </Card>
  );
}
