import { IconArrowDownRight, IconArrowUpRight, IconMinus } from "@tabler/icons-react";

import styles from "#demos/graphs/web/small/change-chip.module.css";
import { formatNumber } from "#web/lib/format/format.ts";

const tones = { "1": ["up", IconArrowUpRight], "-1": ["down", IconArrowDownRight], "0": ["same", IconMinus] } as const;

/** A relative change: its sign is also an arrow and a colour. */
export function ChangeChip({ change }: { change: number }) {
  const [tone, Icon] = tones[String(Math.sign(change)) as keyof typeof tones];
  return (
    <span className={styles.change} data-tone={tone}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span dir="ltr" data-caption>
        {formatNumber(change, { style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" })}
      </span>
    </span>
  );
}
