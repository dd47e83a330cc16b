import { IconInbox, IconPlus } from "@tabler/icons-react";
import { useState } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { CountBadge } from "#web/ui/display/count-badge.tsx";
import { LabelChip } from "#web/ui/display/label-chip.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import styles from "#demos/components/web/general/general.module.css";

/** A count on a button, whose name says it too, and labels with a colour and a name. */
export function Badges() {
  const { t } = useTranslation();
  const [count, setCount] = useState(3);
  const labels = [
    { name: t("Work"), color: "blue" },
    { name: t("Paid"), color: "green" },
    { name: t("Waiting"), color: "amber" },
    { name: t("Urgent"), color: "red" },
  ] as const;
  return (
    <Stack>
      <Row>
        <IconButton
          className={styles.marked}
          label={
            count > 0
              ? t({ one: "Mark {{count}} message as read", other: "Mark {{count}} messages as read" }, { count })
              : t("You're all caught up")
          }
          aria-disabled={count === 0}
          onClick={() => setCount(0)}
        >
          <IconInbox size={20} stroke={1.75} aria-hidden />
          {count > 0 && <CountBadge count={count} isOnCorner />}
        </IconButton>
        <Button size="small" onClick={() => setCount(count + 1)}>
          <IconPlus size={16} stroke={1.75} aria-hidden />
          {t("Receive a message")}
        </Button>
      </Row>
      <Row>
        {labels.map((label) => (
          <LabelChip key={label.color} {...label} />
        ))}
      </Row>
    </Stack>
  );
}
