import { useId, useState } from "react";

import styles from "#features/products/web/gallery.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** The pictures of a product, one of them large. They form a radio group, so arrow keys move between them. */
export function Gallery({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const { t } = useTranslation();
  const group = useId();
  const [index, setIndex] = useState(0);
  const views = [t("Full view"), t("Close-up"), t("Drawing")];
  const titleOf = (place: number) => views[place] ?? String(place + 1);
  const shown = pictures[index] ?? pictures[0];
  return (
    <Stack gap="compact">
      <img
        key={shown}
        className={styles.picture}
        src={shown}
        alt={`${name}: ${titleOf(index)}`}
        width={400}
        height={400}
      />
      <Row role="radiogroup" aria-label={t("Pictures")}>
        {pictures.map((picture, place) => (
          <label key={picture} className={styles.thumbnail} title={titleOf(place)}>
            <input
              type="radio"
              name={group}
              aria-label={titleOf(place)}
              checked={place === index}
              onChange={() => setIndex(place)}
            />
            <img src={picture} alt="" width={72} height={72} />
          </label>
        ))}
      </Row>
    </Stack>
  );
}
