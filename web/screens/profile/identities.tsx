import { IconPlugConnected } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { type Identity, linkIdentity, unlinkIdentity } from "#contract/account/auth.ts";
import styles from "#web/screens/profile/profile-screen.module.css";
import { identitiesQuery } from "#web/screens/profile/queries.ts";
import { PasswordForm } from "#web/screens/profile/security/password-form.tsx";
import { securityQuery } from "#web/screens/profile/security/queries.ts";
import { notify } from "#web/lib/alerts.ts";
import { authOptionsQuery } from "#web/lib/session/auth-options.ts";
import { dateFormatter } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";

/**
 * The identities at sign-in providers that open the account, and the providers that can be linked. Empty on a server
 * without providers.
 */
export function Identities() {
  const { t } = useTranslation();
  const { data: options } = useQuery(authOptionsQuery);
  const { data: identities, isError, refetch } = useQuery(identitiesQuery);
  const { data: security } = useQuery(securityQuery);
  const providers = options?.providers ?? [];
  if (!security || (providers.length === 0 && !identities?.length)) return null;
  const unlinked = providers.filter(({ label }) => identities?.every((identity) => identity.label !== label));
  return (
    <Card className={styles.card} aria-labelledby="identities">
      <h2 id="identities" className={styles.title}>
        {t("Sign-in providers")}
      </h2>
      <p className={styles.explanation}>{t("A linked provider signs you in without your password.")}</p>
      {isError && (
        <EmptyState
          title={t("Sign-in providers could not be loaded")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {identities && identities.length > 0 && (
        <ul className={styles.devices}>
          {identities.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} hasPassword={security.hasPassword} />
          ))}
        </ul>
      )}
      {unlinked.length > 0 && (
        <div className={styles.buttons}>
          {unlinked.map((provider) => (
            <LinkButton key={provider.key} provider={provider} hasPassword={security.hasPassword} />
          ))}
        </div>
      )}
    </Card>
  );
}

type IdentityRowProps = { identity: Identity; hasPassword: boolean };

function IdentityRow({ identity: { id, label, createdAt }, hasPassword }: IdentityRowProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isRemoving, setIsRemoving] = useState(false);
  const close = () => setIsRemoving(false);
  const finish = async () => {
    close();
    notify({ title: t("Sign-in provider removed"), text: label, tone: "success" });
    await queryClient.invalidateQueries({ queryKey: identitiesQuery.queryKey });
  };
  return (
    <li className={styles.device}>
      <IconPlugConnected size={20} stroke={1.75} aria-hidden />
      <div className={styles.words}>
        <span className={styles.deviceName}>
          <bdi>{label}</bdi>
        </span>
        <span className={styles.detail}>
          <bdi>
            {t("Linked on {{date}}", { date: dateFormatter({ dateStyle: "medium" }).format(new Date(createdAt)) })}
          </bdi>
        </span>
      </div>
      <Button size="small" aria-label={t("Remove: {{name}}", { name: label })} onClick={() => setIsRemoving(true)}>
        {t("Remove")}
      </Button>
      {isRemoving && (
        <Dialog title={t("Remove sign-in provider?")} onClose={close}>
          <PasswordForm
            endpoint={unlinkIdentity}
            params={{ id }}
            hasPassword={hasPassword}
            text={t("You will no longer be able to sign in with {{provider}}.", { provider: label })}
            confirm={t("Remove")}
            isDangerous
            onConfirmed={finish}
            onCancel={close}
          />
        </Dialog>
      )}
    </li>
  );
}

type LinkButtonProps = { provider: { readonly key: string; readonly label: string }; hasPassword: boolean };

/** Leads to the provider, which leads back to the profile. */
function LinkButton({ provider: { key, label }, hasPassword }: LinkButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const title = t("Link {{provider}}", { provider: label });
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{title}</Button>
      {isOpen && (
        <Dialog title={title} onClose={close}>
          <PasswordForm
            endpoint={linkIdentity}
            params={{ provider: key }}
            hasPassword={hasPassword}
            text={t("Next, you sign in with the provider and come back here.")}
            confirm={t("Continue")}
            onConfirmed={({ address }) => location.assign(address)}
            onCancel={close}
          />
        </Dialog>
      )}
    </>
  );
}
