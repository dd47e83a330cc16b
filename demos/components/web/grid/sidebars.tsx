import { useState } from "react";

import { Tile } from "#demos/components/web/grid/tile.tsx";
import { useTranslation } from "#web/lib/i18n.ts";
import { Choice } from "#web/ui/form/choice.tsx";
import { Resizable } from "#web/ui/layout/resizable.tsx";
import { Sidebar } from "#web/ui/layout/sidebar.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

type Side = "start" | "end";

/** Secondary content beside the primary. Below 560 px it moves below. */
export function Sidebars() {
  const { t } = useTranslation();
  const [side, setSide] = useState<Side>("end");
  const options = [
    { value: "start", label: t("At the start") },
    { value: "end", label: t("At the end") },
  ] as const;
  return (
    <Stack>
      <Row>
        <Choice<Side> label={t("Side")} options={options} value={side} onChange={setSide} />
      </Row>
      <Resizable label={t("Width of the layout")}>
        <Sidebar side={side} aside={<Tile>{t("Secondary")}</Tile>}>
          <Tile>{t("Primary")}</Tile>
        </Sidebar>
      </Resizable>
    </Stack>
  );
}
