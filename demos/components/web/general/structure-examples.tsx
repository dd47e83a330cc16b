import { IconInbox, IconPlus } from "@tabler/icons-react";
import { useId, useState } from "react";

import { english } from "#contract/text/english.ts";
import styles from "#demos/components/web/general/general.module.css";
import { nameTab } from "#demos/components/web/general/name-tab.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Accordion } from "#web/ui/display/accordion.tsx";
import { Carousel } from "#web/ui/display/carousel.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import type { Example } from "#web/ui/display/example/example-cards.tsx";
import { Pagination } from "#web/ui/display/pagination.tsx";
import { tabPanelProps, Tabs } from "#web/ui/display/tabs.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

type OpenTab = { readonly id: string; readonly title: string };

/** Tabs that are added and closed. One without a title is named after its number. */
export function DynamicTabs() {
  const { t } = useTranslation();
  const panelId = useId();
  const [title, setTitle] = useState("");
  const [lastNumber, setLastNumber] = useState(3);
  const titleOf = (given: string, number: number) =>
    nameTab(given, number, (each) => t("Tab {{number}}", { number: formatNumber(each) }));
  const [tabs, setTabs] = useState<readonly OpenTab[]>(() =>
    ["1", "2", "3"].map((id) => ({ id, title: titleOf("", Number(id)) })),
  );
  const [active, setActive] = useState("1");
  const add = () => {
    const number = lastNumber + 1;
    setLastNumber(number);
    setTabs([...tabs, { id: String(number), title: titleOf(title, number) }]);
    setActive(String(number));
    setTitle("");
  };
  const close = () => {
    const index = tabs.findIndex(({ id }) => id === active);
    const rest = tabs.filter(({ id }) => id !== active);
    setTabs(rest);
    setActive((rest[index] ?? rest.at(-1))?.id ?? "");
  };
  const shown = tabs.find(({ id }) => id === active);
  return (
    <Stack>
      <Tabs label={t("Dynamic tabs")} tabs={tabs} active={active} onChange={setActive} panelId={panelId} />
      {shown && (
        <div {...tabPanelProps(panelId, active)}>
          <Row>
            <span dir="auto">{t("The content of {{title}}", { title: `\u2068${shown.title}\u2069` })}</span>
            <Button size="small" aria-disabled={tabs.length === 1} onClick={() => tabs.length > 1 && close()}>
              {t("Close tab")}
            </Button>
          </Row>
        </div>
      )}
      <TextField
        label={t("Title of the new tab")}
        description={t("Without a title, it is named after its number.")}
        name="tab"
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <div>
        <Button onClick={add}>
          <IconPlus size={16} stroke={1.75} aria-hidden />
          {t("Add tab")}
        </Button>
      </div>
    </Stack>
  );
}

/** Questions and answers, of which one is open. */
export function Accordions() {
  const { t } = useTranslation();
  return (
    <Accordion
      isExclusive
      opened="delivery"
      sections={[
        {
          id: "delivery",
          title: t("When will my order arrive?"),
          content: t("Orders placed before noon are sent on the same day, and arrive within four working days."),
        },
        {
          id: "returns",
          title: t("How do I return something?"),
          content: t(
            "Put it back into its box, and hand it in with the label from your account. It is free for 30 days.",
          ),
        },
        {
          id: "invoice",
          title: t("Where is my invoice?"),
          content: t("Each order in your account has its invoice, from the day it is paid."),
        },
      ]}
    />
  );
}

const products = [
  { slug: "chair", name: "Beech chair" },
  { slug: "lamp", name: "Arc desk lamp" },
  { slug: "kettle", name: "Pour-over kettle" },
];

/** A few pictures in a row. It never moves by itself. */
export function Carousels() {
  const { t } = useTranslation();
  const slides = products.map(({ slug, name }) => ({
    id: slug,
    content: (
      <figure className={styles.figure}>
        <img src={`carousels/${slug}.svg`} alt="" width={480} height={240} className={styles.picture} />
        <figcaption lang="en">{name}</figcaption>
      </figure>
    ),
  }));
  return <Carousel label={t("Products")} slides={slides} />;
}

/** Says what would be here, and offers the next step. */
export function EmptyStates() {
  const { t } = useTranslation();
  const [note, setNote] = useState<string>();
  if (note !== undefined) {
    return (
      <Row>
        <span dir="auto">{note}</span>
        <Button size="small" onClick={() => setNote(undefined)}>
          {t("Delete")}
        </Button>
      </Row>
    );
  }
  return (
    <EmptyState
      icon={<IconInbox size={32} stroke={1.5} />}
      title={t("No notes yet")}
      text={t("Notes are visible to you only.")}
      action={
        <Button variant="primary" onClick={() => setNote(t("A new note"))}>
          {t("Add note")}
        </Button>
      }
    />
  );
}

/** The pages of a long list. */
export function Pages() {
  const [page, setPage] = useState(3);
  return <Pagination page={page} size={15} total={214} onChange={setPage} />;
}

export const structureSources = () => import("#demos/components/web/general/structure-examples.tsx?sources");

export const structureExamples: readonly Example[] = [
  {
    title: english("Tabs"),
    component: { DynamicTabs },
    sources: structureSources,
    docs: [() => import("#web/ui/display/tabs.tsx?props")],
  },
  {
    title: english("Accordion"),
    component: { Accordions },
    sources: structureSources,
    docs: [() => import("#web/ui/display/accordion.tsx?props")],
  },
  {
    title: english("Carousel"),
    component: { Carousels },
    sources: structureSources,
    docs: [() => import("#web/ui/display/carousel.tsx?props")],
  },
  {
    title: english("Empty state"),
    component: { EmptyStates },
    sources: structureSources,
    docs: [() => import("#web/ui/display/status/empty-state.tsx?props")],
  },
  {
    title: english("Pages"),
    component: { Pages },
    sources: structureSources,
    docs: [() => import("#web/ui/display/pagination.tsx?props")],
    isWide: true,
  },
];
