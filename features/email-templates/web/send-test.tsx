import { IconSend } from "@tabler/icons-react";
import { useId, useState } from "react";

import { type EmailTemplate, sendTestMail, type TemplateValues } from "#features/email-templates/contract.ts";
import styles from "#features/email-templates/web/send-test.module.css";
import { notify } from "#web/lib/alerts.ts";
import { call } from "#web/lib/api/api-client.ts";
import { type Translate, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";

type SendTestProps = Pick<EmailTemplate, "sending" | "to"> & { values: TemplateValues };

/** Sends the mail to the user, or says why it cannot be sent. */
export function SendTest({ values, sending, to }: SendTestProps) {
  const { t, language } = useTranslation();
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const why = explain(sending, t);
  const canSend = why === undefined && !isBusy;

  const send = async () => {
    setIsBusy(true);
    try {
      await call(sendTestMail, { query: { language }, body: values });
      notify({ title: t("Test sent"), text: to });
    } catch {
      // The alert of the failed request is all there is to show.
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button
        className={styles.send}
        aria-disabled={!canSend}
        aria-describedby={why === undefined ? undefined : id}
        onClick={() => canSend && void send()}
      >
        <IconSend size={16} stroke={1.75} aria-hidden />
        {t("Send test to me")}
      </Button>
      {why !== undefined && (
        <p id={id} className={styles.why}>
          {why}
        </p>
      )}
    </>
  );
}

function explain(sending: EmailTemplate["sending"], t: Translate) {
  if (sending === "no-server") return t("No mail server is set up (ATRIUM_SMTP_URL). Download the .eml file instead.");
  if (sending === "unverified")
    return t("Your email address is not verified. Reset your password by email once, or download the .eml file.");
  return undefined;
}
