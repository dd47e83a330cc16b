import { useTranslation } from "#web/lib/i18n.ts";
import { Accordion } from "#web/ui/display/accordion.tsx";

/** Questions and answers, of which one is open. */
export function Accordions() {
  const { t } = useTranslation();
  return (
    <Accordion
      isExclusive
      opened="delivery"
      sections={[
        {
          id: "delivery",
          title: t("When will my order arrive?"),
          content: t("Orders placed before noon are sent on the same day, and arrive within four working days."),
        },
        {
          id: "returns",
          title: t("How do I return something?"),
          content: t(
            "Put it back into its box, and hand it in with the label from your account. It is free for 30 days.",
          ),
        },
        {
          id: "invoice",
          title: t("Where is my invoice?"),
          content: t("Each order in your account has its invoice, from the day it is paid."),
        },
      ]}
    />
  );
}
