import { useState } from "react";

import styles from "#demos/components/web/typography/typography.module.css";
import { useTranslation } from "#web/lib/i18n.ts";
import { SliderField } from "#web/ui/form/slider-field.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

const word = "Donaudampfschifffahrtsgesellschaftskapitänsmütze";

/** A name in a list ends with three dots; a text breaks, and a long word as well. */
export function Truncation() {
  const { t } = useTranslation();
  const name = t("Minutes of the meeting about the new warehouse, second draft");
  const [width, setWidth] = useState(60);
  return (
    <Stack>
      <SliderField label={t("Width in percent")} name="width" min={20} max={100} value={width} onChange={setWidth} />
      <div className={styles.box} style={{ inlineSize: `${width}%` }}>
        <p className={styles.cut} dir="auto" title={name}>
          {name}
        </p>
        <p className={styles.broken} dir="auto" lang="de">
          {word}
        </p>
      </div>
    </Stack>
  );
}
