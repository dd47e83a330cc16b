import { useState } from "react";

import { Tile } from "#demos/components/web/grid/tile.tsx";
import { useTranslation } from "#web/lib/i18n.ts";
import { Choice } from "#web/ui/form/choice.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

type Gap = "small" | "medium" | "large";

/** Things below each other, with one space between them. */
export function Stacks() {
  const { t } = useTranslation();
  const [gap, setGap] = useState<Gap>("medium");
  const options = [
    { value: "small", label: t("8 px") },
    { value: "medium", label: t("16 px") },
    { value: "large", label: t("24 px") },
  ] as const;
  return (
    <Stack>
      <Row>
        <Choice<Gap> label={t("Space")} options={options} value={gap} onChange={setGap} />
      </Row>
      <Stack gap={gap}>
        <Tile>1</Tile>
        <Tile>2</Tile>
        <Tile>3</Tile>
      </Stack>
    </Stack>
  );
}
