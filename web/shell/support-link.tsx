import { office } from "#office";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

/** A link to the configured address for questions, if there is one. */
export function SupportLink({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  if (office.supportAddress === undefined) return null;
  return (
    <a className={className} href={`mailto:${office.supportAddress}`}>
      {t("Support")}
    </a>
  );
}
