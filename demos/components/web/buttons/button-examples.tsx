import {
  IconCopy,
  IconDownload,
  IconPencil,
  IconRefresh,
  IconStar,
  IconStarFilled,
  IconTrash,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { english } from "#contract/text/english.ts";
import { getUser } from "#contract/users.ts";
import { notify } from "#web/lib/alerts.ts";
import { call } from "#web/lib/api/api-client.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { download } from "#web/lib/api/download.ts";
import { formatDateTime } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { unannouncedKey } from "#web/lib/api/query-keys.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import type { Example } from "#web/ui/display/example/example-cards.tsx";
import { CheckboxField } from "#web/ui/form/choices/checkbox-field.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** One primary action on a screen, and others beside it. */
export function Variants() {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState<string>();
  const variants = [
    ["primary", t("Primary")],
    ["default", t("Default")],
    ["subtle", t("Subtle")],
    ["danger", t("Danger")],
  ] as const;
  return (
    <>
      <Row>
        {variants.map(([variant, name]) => (
          <Button key={variant} variant={variant} onClick={() => setPressed(name)}>
            {name}
          </Button>
        ))}
      </Row>
      <p role="status">
        {pressed === undefined ? t("Press a button.") : t("Last pressed: {{name}}", { name: pressed })}
      </p>
    </>
  );
}

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

/** An icon of 16 px before the label helps to find an action; it never replaces the label. */
export function WithIcons() {
  const { t } = useTranslation();
  const [time, setTime] = useState(() => new Date().toISOString());
  const copy = async () => {
    if (await copyText(time)) notify({ title: t("Copied"), text: formatDateTime(time) });
    else notify({ title: t("Copying failed"), tone: "warning" });
  };
  return (
    <>
      <Row>
        <Button onClick={() => setTime(new Date().toISOString())}>
          <IconRefresh size={16} stroke={1.75} aria-hidden />
          {t("Refresh")}
        </Button>
        <Button onClick={() => void copy()}>
          <IconCopy size={16} stroke={1.75} aria-hidden />
          {t("Copy")}
        </Button>
        <Button onClick={() => download(new Blob([time], { type: "text/plain" }), "time.txt")}>
          <IconDownload size={16} stroke={1.75} aria-hidden />
          {t("Download")}
        </Button>
      </Row>
      <p role="status">
        <bdi>{formatDateTime(time)}</bdi>
      </p>
    </>
  );
}

/** For actions whose icon everyone knows. The label is the accessible name and the tooltip. */
export function IconButtons() {
  const { t } = useTranslation();
  const [isStarred, setIsStarred] = useState(false);
  const [isMonthly, setIsMonthly] = useState(false);
  const [isDeleted, setIsDeleted] = useState(false);
  const name = isMonthly ? t("Monthly report") : t("Quarterly report");
  const remove = () => {
    setIsDeleted(true);
    offerUndo({ title: t("Document deleted"), text: name, undo: () => setIsDeleted(false) });
  };
  return (
    <Row>
      <span dir="auto">{isDeleted ? t("Nothing here") : name}</span>
      <IconButton label={t("Favorite")} aria-pressed={isStarred} onClick={() => setIsStarred(!isStarred)}>
        {isStarred ? <IconStarFilled size={20} aria-hidden /> : <IconStar size={20} stroke={1.75} aria-hidden />}
      </IconButton>
      <IconButton label={t("Rename")} disabled={isDeleted} onClick={() => setIsMonthly(!isMonthly)}>
        <IconPencil size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton label={t("Delete")} disabled={isDeleted} onClick={remove}>
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </Row>
  );
}

/** `aria-disabled` keeps the focus on the button while its request is under way. */
export function Busy() {
  const { t } = useTranslation();
  const request = useQuery({
    queryKey: unannouncedKey("buttons", "user"),
    queryFn: ({ signal }) => call(getUser, {}, { signal }),
    enabled: false,
  });
  const { isFetching, data, dataUpdatedAt, refetch } = request;
  return (
    <>
      <Row>
        <Button
          variant="primary"
          aria-busy={isFetching}
          aria-disabled={isFetching}
          onClick={() => !isFetching && void refetch()}
        >
          {t("Load my name")}
        </Button>
      </Row>
      <p role="status">
        {data
          ? t("{{name}}, loaded on {{date}}", {
              name: `\u2068${data.username}\u2069`,
              date: `\u2068${formatDateTime(new Date(dataUpdatedAt).toISOString())}\u2069`,
            })
          : t("Not loaded yet")}
      </p>
    </>
  );
}

/** A disabled button says beside it what is missing. A form keeps its button enabled, and shows its errors instead. */
export function Disabled() {
  const { t } = useTranslation();
  const [isChecked, setIsChecked] = useState(false);
  return (
    <Stack>
      <CheckboxField label={t("I have made a backup")} value={isChecked} onChange={setIsChecked} />
      <div>
        <Button disabled={!isChecked} onClick={() => notify({ title: t("Archive deleted") })}>
          {t("Delete archive")}
        </Button>
      </div>
    </Stack>
  );
}

const sources = () => import("#demos/components/web/buttons/button-examples.tsx?sources");
const buttonDocs = () => import("#web/ui/actions/button.tsx?props");

export const buttonExamples: readonly Example[] = [
  { title: english("Variants"), component: { Variants }, sources, docs: [buttonDocs] },
  { title: english("Sizes"), component: { Sizes }, sources, docs: [buttonDocs] },
  { title: english("With icons"), component: { WithIcons }, sources, docs: [buttonDocs] },
  {
    title: english("Icon buttons"),
    component: { IconButtons },
    sources,
    docs: [() => import("#web/ui/actions/icon-button.tsx?props")],
  },
  { title: english("Busy"), component: { Busy }, sources, docs: [buttonDocs] },
  { title: english("Disabled"), component: { Disabled }, sources, docs: [buttonDocs] },
];
