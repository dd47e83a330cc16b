import type { CheckState } from "#web/screens/diagnostics/check.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

/** The words for the states, translated. */
export function useStateWords(): Readonly<Record<CheckState, string>> {
  const { t } = useTranslation();
  return { ok: t("OK"), warning: t("Warning"), error: t("Error") };
}
