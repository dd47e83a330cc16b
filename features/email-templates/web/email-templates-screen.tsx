import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";

import { templateNames } from "#features/email-templates/template-names.ts";
import type { TemplateName } from "#features/email-templates/contract.ts";
import { writeEmailTemplateParams } from "#features/email-templates/web/email-template-params.ts";
import styles from "#features/email-templates/web/email-templates-screen.module.css";
import { TemplateWorkspace } from "#features/email-templates/web/template-workspace.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useIsMobile } from "#web/lib/media.ts";
import { Choice } from "#web/ui/form/choices/choice.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

/** Templates of mails to fill in, preview, download and send to oneself. */
export function EmailTemplatesScreen() {
  const { t } = useTranslation();
  const { template = "welcome", preview } = useSearch({ from: "/_shell/email-template" });
  const isMobile = useIsMobile();
  const navigate = useNavigate({ from: "/email-template" });
  /** The templates that were shown. They stay, so that unsaved changes do. */
  const [opened, setOpened] = useState<readonly TemplateName[]>([template]);
  if (!opened.includes(template)) setOpened([...opened, template]);

  /** The part that is shown on phones; wider pages show both. */
  const [part, setPart] = useState<"preview" | "content">("preview");

  const choose = (next: ReturnType<typeof writeEmailTemplateParams>) => void navigate({ search: next, replace: true });
  return (
    <Screen
      title={t("Email templates")}
      description={t("Fill in a template, see how mail clients show it, and download it or send yourself a test.")}
      actions={
        <Choice<TemplateName>
          label={t("Template")}
          options={[
            { value: "welcome", label: t("Welcome") },
            { value: "receipt", label: t("Receipt") },
            { value: "newsletter", label: t("Newsletter") },
          ]}
          value={template}
          onChange={(next) => choose(writeEmailTemplateParams(next, preview))}
        />
      }
    >
      <div className={styles.parts}>
        <Choice<"preview" | "content">
          label={t("Show")}
          options={[
            { value: "preview", label: t("Preview") },
            { value: "content", label: t("Content") },
          ]}
          value={part}
          onChange={setPart}
        />
      </div>
      {templateNames
        .filter((name) => opened.includes(name))
        .map((name) => (
          <TemplateWorkspace
            key={name}
            template={name}
            isShown={name === template}
            part={part}
            preview={preview ?? (isMobile ? "phone" : "desktop")}
            onPreview={(next) => choose(writeEmailTemplateParams(template, next))}
          />
        ))}
    </Screen>
  );
}
