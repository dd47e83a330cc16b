import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { Fragment, useState } from "react";

import { nameColors } from "#demos/skins/web/name-colors.ts";
import styles from "#demos/skins/web/skins.module.css";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { MeasuredPair } from "#web/ui/theme/contrast.ts";

/** The pairs that are shown before all of them are asked for. */
const few = 8;

/** "4.5:1", in every language: the notation of WCAG. */
const formatRatio = (ratio: number) => `${ratio.toFixed(ratio < 10 ? 2 : 1).replace(/\.?0+$/, "")}:1`;

/** The contrast of each pair of colours, the weakest first, and whether it is enough. */
export function ContrastTable({ pairs }: { pairs: readonly MeasuredPair[] }) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const { nameFront, nameBelow } = nameColors(t);
  const weak = pairs.filter(({ ratio, min }) => ratio < min).length;
  const shown = isWhole ? pairs : pairs.slice(0, Math.max(few, weak));
  return (
    <div>
      <p role="status" className={styles.verdict} data-weak={weak > 0 || undefined}>
        {weak > 0 ? (
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
        ) : (
          <IconCircleCheck size={20} stroke={1.75} aria-hidden />
        )}
        <bdi>
          {weak > 0
            ? t(
                { one: "{{count}} of {{total}} pairs is too weak", other: "{{count}} of {{total}} pairs are too weak" },
                { count: weak, total: formatNumber(pairs.length) },
              )
            : t(
                { one: "{{count}} pair has enough contrast", other: "All {{count}} pairs have enough contrast" },
                { count: pairs.length },
              )}
        </bdi>
      </p>
      <table className={styles.pairs}>
        <caption className="visually-hidden">{t("Color contrast")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("Color and background")}</th>
            <th scope="col">{t("Contrast")}</th>
            <th scope="col">{t("At least")}</th>
            <th scope="col">{t("Result")}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ colors, colors: [front = "", ...below], ratio, min }) => (
            <tr key={colors.join(" ")} data-weak={ratio < min || undefined}>
              <th scope="row">
                <span className={styles.front}>{nameFront(front)}</span>
                <span className={styles.below}>{nameBelow(below)}</span>
                <code dir="ltr">
                  {colors.map((name, index) => (
                    <Fragment key={name}>
                      {index > 0 && <span>{" / "}</span>}
                      <span className={styles.name}>{name}</span>
                    </Fragment>
                  ))}
                </code>
              </th>
              <td>
                <bdi>{formatRatio(ratio)}</bdi>
              </td>
              <td>
                <bdi>{formatRatio(min)}</bdi>
              </td>
              <td>{ratio < min ? t("Too weak") : t("Enough")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="subtle" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
        {isWhole ? t("Show the weakest only") : t("Show all pairs")}
      </Button>
    </div>
  );
}
