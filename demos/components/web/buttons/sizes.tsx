import { useState } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** Small buttons are for rows and cards, medium ones for everything else. */
export function Sizes() {
  const { t } = useTranslation();
  const [count, setCount] = useState(0);
  return (
    <>
      <Row>
        <Button onClick={() => setCount(count + 1)}>{t("Add one")}</Button>
        <Button size="small" onClick={() => setCount(count + 1)}>
          {t("Add one")}
        </Button>
        <Button variant="subtle" size="small" aria-disabled={count === 0} onClick={() => setCount(0)}>
          {t("Reset")}
        </Button>
      </Row>
      <p role="status">
        <bdi>{t({ one: "{{count}} item", other: "{{count}} items" }, { count })}</bdi>
      </p>
    </>
  );
}
