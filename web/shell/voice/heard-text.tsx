import { translateData, type Translate, useTranslation } from "#web/lib/i18n/i18n.ts";
import type { Heard } from "#web/shell/voice/listen-for-commands.ts";

type HeardTextProps = { heard: Heard | undefined; className?: string | undefined };

/** Announces what was heard, and the command that it ran. */
export function HeardText({ heard, className }: HeardTextProps) {
  const { t } = useTranslation();
  return (
    <p role="status" className={className}>
      {heard && describe(heard, t)}
    </p>
  );
}

const describe = ({ phrase, title }: Heard, t: Translate) =>
  title === undefined
    ? t("Heard “{{phrase}}”", { phrase })
    : t("Heard “{{phrase}}”: {{title}}", { phrase, title: translateData(title) });
