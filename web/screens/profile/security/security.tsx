import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

import { Passkeys } from "#web/screens/profile/security/passkeys.tsx";
import { securityQuery } from "#web/screens/profile/security/queries.ts";
import { SecondFactor } from "#web/screens/profile/security/second-factor.tsx";
import styles from "#web/screens/profile/profile-screen.module.css";
import own from "#web/screens/profile/security/security.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";

/** The card for the second factor and passkeys, which `#/profile#security` scrolls to. A shared demo account has neither. */
export function Security({ isShared }: { isShared: boolean }) {
  const { t } = useTranslation();
  const { data: security, isPending, isError, refetch } = useQuery({ ...securityQuery, enabled: !isShared });
  const heading = useRef<HTMLHeadingElement>(null);
  const isWanted = useLocation({ select: ({ hash }) => hash === "security" });
  const isLoaded = security !== undefined;
  useEffect(() => {
    if (isWanted && isLoaded) heading.current?.scrollIntoView();
  }, [isWanted, isLoaded]);
  return (
    <Card className={styles.card} aria-labelledby="security">
      <h2 ref={heading} id="security" className={styles.title}>
        {t("Security")}
      </h2>
      {isShared && (
        <p className={styles.explanation}>
          {t("This demo account is shared. Its password and sessions cannot be changed.")}
        </p>
      )}
      {!isShared && isPending && <div className={own.loading} role="status" aria-label={t("Loading")} />}
      {isError && (
        <EmptyState
          title={t("The security settings could not be loaded")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {security && (
        <>
          <SecondFactor security={security} />
          <Passkeys security={security} />
        </>
      )}
    </Card>
  );
}
