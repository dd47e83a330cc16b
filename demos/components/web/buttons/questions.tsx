import { useState } from "react";

import { askToConfirm } from "#web/lib/confirm.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** An action that cannot be undone asks first. Where undo is possible, it is offered instead. */
export function Questions() {
  const { t } = useTranslation();
  const [state, setState] = useState<"here" | "kept" | "deleted">("here");
  const ask = async () => {
    const isConfirmed = await askToConfirm({
      title: t("Delete archive?"),
      text: t("This action cannot be undone."),
      confirm: t("Delete"),
      cancel: t("Cancel"),
      tone: "danger",
    });
    setState(isConfirmed ? "deleted" : "kept");
  };
  const texts = { here: t("The archive is here."), kept: t("Archive kept"), deleted: t("Archive deleted") };
  return (
    <>
      <Row>
        <Button variant="danger" onClick={() => void ask()}>
          {t("Delete permanently")}
        </Button>
      </Row>
      <p role="status">{texts[state]}</p>
    </>
  );
}
