import { useState } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** One primary action on a screen, and others beside it. */
export function Variants() {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState<string>();
  const variants = [
    ["primary", t("Primary")],
    ["default", t("Default")],
    ["subtle", t("Subtle")],
    ["danger", t("Danger")],
  ] as const;
  return (
    <>
      <Row>
        {variants.map(([variant, name]) => (
          <Button key={variant} variant={variant} onClick={() => setPressed(name)}>
            {name}
          </Button>
        ))}
      </Row>
      <p role="status">
        {pressed === undefined ? t("Press a button.") : t("Last pressed: {{name}}", { name: pressed })}
      </p>
    </>
  );
}
