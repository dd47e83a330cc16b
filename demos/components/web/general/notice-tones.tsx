import { notify } from "#web/lib/alerts.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** A notice for each outcome. Several are stacked, the newest last. */
export function NoticeTones() {
  const { t } = useTranslation();
  const tones = [
    { tone: "success", title: t("Saved") },
    { tone: "info", title: t("A colleague has joined") },
    { tone: "warning", title: t("The storage is almost full") },
    { tone: "danger", title: t("The change could not be saved. Try again.") },
  ] as const;
  const undo = () =>
    offerUndo({ title: t("Note deleted"), undo: () => notify({ title: t("The note is back"), tone: "success" }) });
  return (
    <Row>
      <Button onClick={() => tones.forEach((notice) => notify(notice))}>{t("Show all kinds")}</Button>
      <Button onClick={undo}>{t("With an action")}</Button>
    </Row>
  );
}
