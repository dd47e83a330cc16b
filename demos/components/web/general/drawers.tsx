import { useState } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { ValueList } from "#web/ui/display/value-list.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** Details at the side of the page, or, on phones, over it. */
export function Drawers() {
  const { t } = useTranslation();
  const [shape, setShape] = useState<"side" | "sheet">();
  return (
    <>
      <Row>
        <Button onClick={() => setShape("side")}>{t("Open drawer")}</Button>
        <Button onClick={() => setShape("sheet")}>{t("Open sheet")}</Button>
      </Row>
      {shape && (
        <Dialog title={t("Details")} shape={shape} onClose={() => setShape(undefined)}>
          <ValueList
            items={[
              { label: t("Name"), value: t("Beech chair") },
              { label: t("Category"), value: t("Furniture") },
              { label: t("Note"), value: "" },
            ]}
          />
        </Dialog>
      )}
    </>
  );
}
