import { keepPreviousData, useQuery } from "@tanstack/react-query";

import type { EmailTemplate, RenderedMail, TemplateValues } from "#features/email-templates/contract.ts";
import type { Preview } from "#features/email-templates/web/email-template-params.ts";
import { MailActions } from "#features/email-templates/web/mail-actions.tsx";
import { MailFrame } from "#features/email-templates/web/preview/mail-frame.tsx";
import styles from "#features/email-templates/web/preview/preview-card.module.css";
import { SendTest } from "#features/email-templates/web/send-test.tsx";
import { mailQuery } from "#features/email-templates/web/queries.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Choice } from "#web/ui/form/choices/choice.tsx";

type PreviewCardProps = {
  data: EmailTemplate;
  /** The values that are shown. */
  values: TemplateValues;
  /** The latest valid values, which are copied, downloaded and sent. */
  latest: TemplateValues;
  preview: Preview;
  onPreview: (preview: Preview) => void;
};

/** The mail as mail clients show it, and what can be done with it. */
export function PreviewCard({ data, values, latest, preview, onPreview }: PreviewCardProps) {
  const { t, language } = useTranslation();
  const mail = useQuery({ ...mailQuery(values, language), placeholderData: keepPreviousData });
  return (
    <Card className={styles.card} aria-label={t("Preview")}>
      <div className={styles.bar}>
        <Choice<Preview>
          label={t("Preview")}
          options={[
            { value: "desktop", label: t("Desktop") },
            { value: "phone", label: t("Phone") },
            { value: "dark", label: t("Dark") },
            { value: "text", label: t("Text") },
          ]}
          value={preview}
          onChange={onPreview}
        />
      </div>
      <Envelope data={data} subject={mail.data?.subject ?? ""} />
      <div className={styles.desk} data-preview={preview} aria-busy={mail.isFetching}>
        {mail.data && <Content mail={mail.data} preview={preview} />}
        {!mail.data && mail.isError && (
          <EmptyState
            title={t("The preview could not be loaded")}
            action={<Button onClick={() => void mail.refetch()}>{t("Try again")}</Button>}
          />
        )}
      </div>
      <MailActions values={latest}>
        <SendTest values={latest} sending={data.sending} to={data.to} />
      </MailActions>
    </Card>
  );
}

type EnvelopeProps = { data: EmailTemplate; subject: string };

/** The lines that mail clients show above a mail. */
function Envelope({ data: { from, to }, subject }: EnvelopeProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.envelope}>
      <h2 className={styles.subject} dir="auto">
        {subject}
      </h2>
      <dl className={styles.addresses}>
        <dt>{t("Sender")}</dt>
        <dd>
          <bdi>{from}</bdi>
        </dd>
        <dt>{t("Recipient")}</dt>
        <dd>
          <bdi>{to}</bdi>
        </dd>
      </dl>
    </div>
  );
}

function Content({ mail, preview }: { mail: RenderedMail; preview: Preview }) {
  if (preview !== "text") return <MailFrame html={mail.html} preview={preview} />;
  return (
    <pre className={styles.text} dir="auto">
      {mail.text}
    </pre>
  );
}
