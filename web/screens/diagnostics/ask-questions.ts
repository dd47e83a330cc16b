import { notify } from "#web/lib/alerts.ts";
import { askToConfirm, type Question } from "#web/lib/confirm.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";

/** Shows a question of the app. The answer is reported, and nothing is done. */
async function showQuestion(question: Question, t: Translate) {
  const isConfirmed = await askToConfirm(question);
  const answer = isConfirmed ? question.confirm : question.cancel;
  notify({ title: t("Answer: {{answer}}", { answer }), text: t("Nothing was changed."), tone: "info" });
}

/** The question before a widget is deleted (specification §8). */
export const askToDelete = (t: Translate) =>
  showQuestion(
    {
      title: t("Widget deletion"),
      text: t("Warning: This action cannot be undone!"),
      confirm: t("Delete"),
      cancel: t("Cancel"),
      tone: "danger",
    },
    t,
  );

/** The question before a factory reset (specification §8). */
export const askFactoryReset = (t: Translate) =>
  showQuestion(
    {
      title: t("Factory reset"),
      text: t("Would you like to RESET all your saved widgets and clear LocalStorage?"),
      confirm: t("Yes"),
      cancel: t("No"),
      tone: "danger",
    },
    t,
  );
