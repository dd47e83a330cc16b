import { useState } from "react";

import { Tile } from "#demos/components/web/grid/tile.tsx";
import { useTranslation } from "#web/lib/i18n.ts";
import { SliderField } from "#web/ui/form/slider-field.tsx";
import { Grid } from "#web/ui/layout/grid.tsx";
import { Resizable } from "#web/ui/layout/resizable.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** As many columns as fit. Drag the handle, or move it with the arrow keys. */
export function Grids() {
  const { t } = useTranslation();
  const [minWidth, setMinWidth] = useState(140);
  return (
    <Stack>
      <SliderField
        label={t("Minimum column width (px)")}
        name="least"
        min={80}
        max={320}
        value={minWidth}
        onChange={setMinWidth}
      />
      <Resizable label={t("Width of the grid")}>
        <Grid minWidth={minWidth}>
          {["1", "2", "3", "4", "5", "6"].map((name) => (
            <Tile key={name}>{name}</Tile>
          ))}
        </Grid>
      </Resizable>
    </Stack>
  );
}
