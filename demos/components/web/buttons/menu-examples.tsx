import { IconBold, IconChevronDown, IconItalic, IconUnderline } from "@tabler/icons-react";
import { useState } from "react";

import { english } from "#contract/text/english.ts";
import styles from "#demos/components/web/buttons/menu-examples.module.css";
import { notify } from "#web/lib/alerts.ts";
import { askToConfirm } from "#web/lib/confirm.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import { Tool, Toolbar, ToolGroup } from "#web/ui/actions/toolbar.tsx";
import type { Example } from "#web/ui/display/example/example-cards.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** Menus run actions, or hold a choice: one of several, or several. */
export function Menus() {
  const { t } = useTranslation();
  const [order, setOrder] = useState("newest");
  const [columns, setColumns] = useState<readonly string[]>(["name"]);
  const actions = [
    { key: "print", label: t("Print") },
    { key: "copy", label: t("Copy") },
  ];
  const orders = [
    { key: "newest", label: t("Newest first"), isChecked: order === "newest" },
    { key: "oldest", label: t("Oldest first"), isChecked: order === "oldest" },
  ];
  const shown = [
    { key: "name", label: t("Name"), isChecked: columns.includes("name") },
    { key: "city", label: t("City"), isChecked: columns.includes("city") },
  ];
  const toggle = (key: string) =>
    setColumns(columns.includes(key) ? columns.filter((each) => each !== key) : [...columns, key]);
  const arrow = <IconChevronDown size={16} stroke={1.75} aria-hidden />;
  return (
    <>
      <Row>
        <Menu
          label={t("Actions")}
          choices={actions}
          onChoose={(key) =>
            notify({
              title: t("Chosen: {{name}}", { name: actions.find((each) => each.key === key)?.label ?? "" }),
              tone: "info",
            })
          }
          button={(props) => (
            <Button {...props}>
              {t("Actions")}
              {arrow}
            </Button>
          )}
        />
        <Menu
          label={t("Sort")}
          checks="one"
          choices={orders}
          onChoose={setOrder}
          button={(props) => (
            <Button {...props}>
              {t("Sort")}
              {arrow}
            </Button>
          )}
        />
        <Menu
          label={t("Columns")}
          checks="several"
          choices={shown}
          onChoose={toggle}
          button={(props) => (
            <Button {...props}>
              {t("Columns")}
              {arrow}
            </Button>
          )}
        />
      </Row>
      <p role="status">
        {[...orders, ...shown]
          .filter(({ isChecked }) => isChecked)
          .map(({ label }) => label)
          .join(" · ")}
      </p>
    </>
  );
}

/** The usual action as a button, with the others of its kind in a menu beside it. */
export function SplitButton() {
  const { t } = useTranslation();
  const [done, setDone] = useState<string>();
  const choices = [
    { key: "draft", label: t("Save as draft") },
    { key: "copy", label: t("Save as copy") },
  ];
  return (
    <>
      <Row>
        <Button onClick={() => setDone(t("Save"))}>{t("Save")}</Button>
        <Menu
          label={t("More ways to save")}
          choices={choices}
          onChoose={(key) => setDone(choices.find((each) => each.key === key)?.label)}
          button={(props) => (
            <IconButton label={t("More ways to save")} {...props}>
              <IconChevronDown size={20} stroke={1.75} aria-hidden />
            </IconButton>
          )}
        />
      </Row>
      <p role="status">{done === undefined ? t("Press a button.") : t("Last pressed: {{name}}", { name: done })}</p>
    </>
  );
}

/** Tools that are pressed or not. The bar is one Tab stop, and the arrow keys move in it. */
export function Toggles() {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const toolProps = (name: string) => ({
    "aria-pressed": pressed.includes(name),
    onClick: () => setPressed(pressed.includes(name) ? pressed.filter((each) => each !== name) : [...pressed, name]),
  });
  return (
    <Stack>
      <Toolbar label={t("Text style")} className={styles.toolbar}>
        <ToolGroup>
          <Tool label={t("Bold")} {...toolProps("bold")}>
            <IconBold size={18} stroke={1.75} aria-hidden />
          </Tool>
          <Tool label={t("Italic")} {...toolProps("italic")}>
            <IconItalic size={18} stroke={1.75} aria-hidden />
          </Tool>
        </ToolGroup>
        <ToolGroup>
          <Tool label={t("Underline")} {...toolProps("underline")}>
            <IconUnderline size={18} stroke={1.75} aria-hidden />
          </Tool>
        </ToolGroup>
      </Toolbar>
      <p
        className={styles.sentence}
        style={{
          fontWeight: pressed.includes("bold") ? 600 : 400,
          fontStyle: pressed.includes("italic") ? "italic" : "normal",
          textDecoration: pressed.includes("underline") ? "underline" : "none",
        }}
      >
        {t("The tools change this sentence.")}
      </p>
    </Stack>
  );
}

/** An action that cannot be undone asks first. Where undo is possible, it is offered instead. */
export function Questions() {
  const { t } = useTranslation();
  const [state, setState] = useState<"here" | "kept" | "deleted">("here");
  const ask = async () => {
    const isConfirmed = await askToConfirm({
      title: t("Delete archive?"),
      text: t("This action cannot be undone."),
      confirm: t("Delete"),
      cancel: t("Cancel"),
      tone: "danger",
    });
    setState(isConfirmed ? "deleted" : "kept");
  };
  const texts = { here: t("The archive is here."), kept: t("Archive kept"), deleted: t("Archive deleted") };
  return (
    <>
      <Row>
        <Button variant="danger" onClick={() => void ask()}>
          {t("Delete permanently")}
        </Button>
      </Row>
      <p role="status">{texts[state]}</p>
    </>
  );
}

export const menuSources = () => import("#demos/components/web/buttons/menu-examples.tsx?sources");
const menuDocs = () => import("#web/ui/actions/menu.tsx?props");

export const menuExamples: readonly Example[] = [
  { title: english("Menus"), component: { Menus }, sources: menuSources, docs: [menuDocs] },
  { title: english("Button with a menu"), component: { SplitButton }, sources: menuSources, docs: [menuDocs] },
  {
    title: english("Toolbar"),
    component: { Toggles },
    sources: menuSources,
    docs: [() => import("#web/ui/actions/toolbar.tsx?props")],
  },
  {
    title: english("Confirmation"),
    component: { Questions },
    sources: menuSources,
    docs: [() => import("#web/ui/actions/button.tsx?props")],
  },
];
