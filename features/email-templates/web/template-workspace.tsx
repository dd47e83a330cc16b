import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";

import type { EmailTemplate, TemplateName, TemplateValues } from "#features/email-templates/contract.ts";
import type { Preview } from "#features/email-templates/web/email-template-params.ts";
import { PreviewCard } from "#features/email-templates/web/preview/preview-card.tsx";
import { templateQuery } from "#features/email-templates/web/queries.ts";
import { TemplateFormCard } from "#features/email-templates/web/template-form.tsx";
import styles from "#features/email-templates/web/template-workspace.module.css";
import { useTemplateForm } from "#features/email-templates/web/use-template-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Columns } from "#web/ui/layout/columns.tsx";

type WorkspaceProps = {
  template: TemplateName;
  /** A template that is not shown keeps what was typed. */
  isShown: boolean;
  /** The part that is shown on phones; wider pages show both. */
  part: "preview" | "content";
  preview: Preview;
  onPreview: (preview: Preview) => void;
};

/** The preview of a template's mail, and its form. */
export function TemplateWorkspace({ template, ...rest }: WorkspaceProps) {
  const { t, language } = useTranslation();
  const { data, isError, refetch } = useQuery({
    ...templateQuery(template, language),
    // Another language keeps the form.
    placeholderData: keepPreviousData,
  });
  if (data) return <Loaded data={data} {...rest} />;
  if (!rest.isShown) return null;
  if (isError) {
    return (
      <Card as="div" className={styles.place}>
        <EmptyState
          title={t("The template could not be loaded")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      </Card>
    );
  }
  return (
    <Columns aside={368} className={styles.columns} role="status" aria-label={t("Loading")}>
      <Card as="div" className={styles.place} />
      <Card as="div" className={styles.place} />
    </Columns>
  );
}

function Loaded({
  data,
  isShown,
  part,
  preview,
  onPreview,
}: Omit<WorkspaceProps, "template"> & { data: EmailTemplate }) {
  const { valid, ...form } = useTemplateForm(data);
  const shown = useShownValues(valid, data.values);
  return (
    <Columns aside={368} className={styles.columns} hidden={!isShown} data-part={part}>
      {isShown && (
        <PreviewCard data={data} values={shown} latest={valid ?? shown} preview={preview} onPreview={onPreview} />
      )}
      <TemplateFormCard template={data.values.template} {...form} />
    </Columns>
  );
}

/** Milliseconds without a keystroke after which the preview follows. */
const pauseMs = 250;

/** The values that the preview shows: the latest valid ones, once nothing has been typed for a moment. */
function useShownValues(valid: TemplateValues | undefined, first: TemplateValues) {
  const [shown, setShown] = useState(first);
  const text = valid && JSON.stringify(valid);
  const show = useEffectEvent(() => {
    if (valid) setShown(valid);
  });
  useEffect(() => {
    const timer = setTimeout(() => show(), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return shown;
}
