import { IconInbox, IconPlus } from "@tabler/icons-react";
import { useState } from "react";

import { english } from "#contract/text/english.ts";
import styles from "#demos/components/web/general/general.module.css";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { CountBadge } from "#web/ui/display/text/count-badge.tsx";
import type { Example } from "#web/ui/display/example/example-cards.tsx";
import { LabelChip } from "#web/ui/display/text/label-chip.tsx";
import { ProgressBar } from "#web/ui/display/status/progress-bar.tsx";
import { Skeleton } from "#web/ui/display/status/skeleton.tsx";
import { Spinner } from "#web/ui/display/status/spinner.tsx";
import { SwitchField } from "#web/ui/form/choices/switch-field.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

const steps = 5;

/** A progress bar with its percentage. */
export function Progress() {
  const { t } = useTranslation();
  const [done, setDone] = useState(2);
  const share = formatNumber(done / steps, { style: "percent" });
  return (
    <Stack>
      <ProgressBar label={t("Migration")} value={done} max={steps} tone={done === steps ? "success" : "accent"} />
      <Row>
        <Button size="small" aria-disabled={done === 0} onClick={() => setDone(Math.max(done - 1, 0))}>
          {t("Back")}
        </Button>
        <Button size="small" aria-disabled={done === steps} onClick={() => setDone(Math.min(done + 1, steps))}>
          {t("Forward")}
        </Button>
        <span role="status">
          <bdi>{share}</bdi>
        </span>
      </Row>
    </Stack>
  );
}

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

/** A skeleton keeps the place of content. A spinner is for what has no place, such as a request in a button. */
export function LoadingStates() {
  const { t } = useTranslation();
  const [isLoading, setIsLoading] = useState(true);
  return (
    <Stack>
      <SwitchField label={t("Loading")} name="loading" value={isLoading} onChange={setIsLoading} />
      {isLoading ? (
        <Skeleton label={t("Loading the comment")} lines={2} hasPicture />
      ) : (
        <div className={styles.comment}>
          <Avatar name="Mei Tanaka" picture="" size={40} />
          <p lang="en" dir="auto">
            The new desk lamps arrived today. I have put one on every desk on the second floor.
          </p>
        </div>
      )}
      <Row>
        {([16, 24, 40] as const).map((size) => (
          <Spinner key={size} size={size} />
        ))}
      </Row>
    </Stack>
  );
}

const people = [
  ["Mei Tanaka", 24],
  ["Omar Haddad", 32],
  ["Lucía Ortega", 40],
  ["Jonas Berg", 64],
  ["Ada Lovelace", 96],
] as const;

/** Five sizes. Without a picture, or if it cannot be loaded, the initials are shown. */
export const Avatars = () => (
  <Row>
    {people.map(([name, size]) => (
      <Avatar key={name} name={name} picture="" size={size} />
    ))}
  </Row>
);

export const stateSources = () => import("#demos/components/web/general/state-examples.tsx?sources");

export const stateExamples: readonly Example[] = [
  {
    title: english("Progress"),
    component: { Progress },
    sources: stateSources,
    docs: [() => import("#web/ui/display/status/progress-bar.tsx?props")],
  },
  {
    title: english("Badges and labels"),
    component: { Badges },
    sources: stateSources,
    docs: [() => import("#web/ui/display/text/count-badge.tsx?props")],
  },
  {
    title: english("Loading"),
    component: { LoadingStates },
    sources: stateSources,
    docs: [
      () => import("#web/ui/display/status/skeleton.tsx?props"),
      () => import("#web/ui/display/status/spinner.tsx?props"),
    ],
  },
  {
    title: english("Avatars"),
    component: { Avatars },
    sources: stateSources,
    docs: [() => import("#web/ui/display/avatar/avatar.tsx?props")],
  },
];
