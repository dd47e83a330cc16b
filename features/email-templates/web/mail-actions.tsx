import { IconCode, IconCopy, IconDownload, IconMail } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { composeMailFile, type TemplateValues } from "#features/email-templates/contract.ts";
import styles from "#features/email-templates/web/mail-actions.module.css";
import { mailQuery } from "#features/email-templates/web/queries.ts";
import { notify } from "#web/lib/alerts.ts";
import { call } from "#web/lib/api/api-client.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { download } from "#web/lib/api/download.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Row } from "#web/ui/layout/row.tsx";

const icon = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

type MailActionsProps = {
  values: TemplateValues;
  /** The button that sends it. */
  children: ReactNode;
};

/** Copies, downloads and sends the mail. */
export function MailActions({ values, children }: MailActionsProps) {
  const { t, language } = useTranslation();
  const client = useQueryClient();
  const { template } = values;

  /** Usually in the cache, because the preview shows it. */
  const findMail = () => client.ensureQueryData(mailQuery(values, language));
  const copy = async (part: "html" | "text", title: string) => {
    const isCopied = await copyText((await findMail())[part]);
    notify(isCopied ? { title } : { title: t("Copying failed"), tone: "warning" });
  };
  const saveHtml = async () => {
    const { html } = await findMail();
    download(new Blob([html], { type: "text/html" }), `${template}.html`);
  };
  const saveFile = async () => {
    const { content } = await call(composeMailFile, { query: { language }, body: values });
    download(new Blob([content], { type: "message/rfc822" }), `${template}.eml`);
  };
  /** The alert of a failed request is all there is to show. */
  const run = (action: () => Promise<void>) => () => void action().catch(() => undefined);
  return (
    <Row className={styles.actions}>
      <Button onClick={run(() => copy("html", t("HTML copied")))}>
        <IconCode {...icon} />
        {t("Copy HTML")}
      </Button>
      <Button onClick={run(() => copy("text", t("Text copied")))}>
        <IconCopy {...icon} />
        {t("Copy text")}
      </Button>
      <Button onClick={run(saveHtml)}>
        <IconDownload {...icon} />
        {t("Download .html")}
      </Button>
      <Button onClick={run(saveFile)}>
        <IconMail {...icon} />
        {t("Download .eml")}
      </Button>
      {children}
    </Row>
  );
}
