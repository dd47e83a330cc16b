import { IconFilter } from "@tabler/icons-react";
import { useState } from "react";

import { english } from "#contract/text/english.ts";
import styles from "#demos/components/web/general/general.module.css";
import { notify } from "#web/lib/alerts.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dropdown } from "#web/ui/actions/dropdown.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import type { Example } from "#web/ui/display/example/example-cards.tsx";
import { ValueList } from "#web/ui/display/value-list.tsx";
import { Choice } from "#web/ui/form/choices/choice.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** In seconds: the shortest and the longest time of a notice, and two between. */
const times = [4, 5, 6, 8];

/** Notices close by themselves, unless the pointer or the focus is on them. */
export function Notices() {
  const { t } = useTranslation();
  const show = (seconds: number) => {
    const count = formatNumber(seconds);
    notify({
      title: t("{{count}} s", { count }),
      text: t("This notice closes by itself."),
      timeout: seconds * 1000,
      tone: "info",
    });
  };
  return (
    <Row>
      {times.map((seconds) => (
        <Button key={seconds} onClick={() => show(seconds)}>
          <bdi>{t("{{count}} s", { count: formatNumber(seconds) })}</bdi>
        </Button>
      ))}
    </Row>
  );
}

/** A notice for each outcome. Several are stacked, the newest last. */
export function NoticeTones() {
  const { t } = useTranslation();
  const tones = [
    { tone: "success", title: t("Saved") },
    { tone: "info", title: t("A colleague has joined") },
    { tone: "warning", title: t("The storage is almost full") },
    { tone: "danger", title: t("The change could not be saved. Try again.") },
  ] as const;
  const undo = () =>
    offerUndo({ title: t("Note deleted"), undo: () => notify({ title: t("The note is back"), tone: "success" }) });
  return (
    <Row>
      <Button onClick={() => tones.forEach((notice) => notify(notice))}>{t("Show all kinds")}</Button>
      <Button onClick={undo}>{t("With an action")}</Button>
    </Row>
  );
}

/** A dialog of at most 600 px. It keeps the focus, returns it, and asks before changes are lost. */
export function Dialogs() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState("");
  const close = () => {
    setIsOpen(false);
    setName("");
  };
  const save = () => {
    notify({ title: t("Saved"), text: name });
    close();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t("Open dialog")}</Button>
      {isOpen && (
        <Dialog title={t("New project")} hasChanges={name !== ""} onClose={close}>
          <Stack
            as="form"
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            <TextField
              label={t("Name")}
              name="project"
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Row>
              <Button type="submit" variant="primary" disabled={name.trim() === ""}>
                {t("Save")}
              </Button>
              <Button onClick={close}>{t("Cancel")}</Button>
            </Row>
          </Stack>
        </Dialog>
      )}
    </>
  );
}

/** Details at the side of the page, or, on phones, over it. */
export function Drawers() {
  const { t } = useTranslation();
  const [shape, setShape] = useState<"side" | "sheet">();
  return (
    <>
      <Row>
        <Button onClick={() => setShape("side")}>{t("Open drawer")}</Button>
        <Button onClick={() => setShape("sheet")}>{t("Open sheet")}</Button>
      </Row>
      {shape && (
        <Dialog title={t("Details")} shape={shape} onClose={() => setShape(undefined)}>
          <ValueList
            items={[
              { label: t("Name"), value: t("Beech chair") },
              { label: t("Category"), value: t("Furniture") },
              { label: t("Note"), value: "" },
            ]}
          />
        </Dialog>
      )}
    </>
  );
}

/** The `title` of any element is shown on hover and on focus. What everyone needs to know belongs on the page. */
export function Tooltips() {
  const { t } = useTranslation();
  const [isArchived, setIsArchived] = useState(false);
  return (
    <Row>
      <Button
        title={t("Archived projects are kept for a year, and can be searched.")}
        aria-pressed={isArchived}
        onClick={() => setIsArchived(!isArchived)}
      >
        {isArchived ? t("Restore from the archive") : t("Move to the archive")}
      </Button>
    </Row>
  );
}

/** A panel below its button. It closes on Escape, on a click outside, and when the focus leaves it. */
export function Popovers() {
  const { t } = useTranslation();
  const [size, setSize] = useState("all");
  const options = [
    { value: "all", label: t("All") },
    { value: "small", label: t("Small") },
    { value: "large", label: t("Large") },
  ];
  return (
    <Row>
      <Dropdown label={t("Filter")} icon={<IconFilter size={20} stroke={1.75} aria-hidden />}>
        {() => (
          <div className={styles.panel}>
            <Choice label={t("Size")} options={options} value={size} onChange={setSize} />
          </div>
        )}
      </Dropdown>
      <span role="status">
        {t("Size: {{name}}", { name: options.find(({ value }) => value === size)?.label ?? "" })}
      </span>
    </Row>
  );
}

export const messageSources = () => import("#demos/components/web/general/message-examples.tsx?sources");
const dialogDocs = () => import("#web/ui/dialog/dialog.tsx?props");

export const messageExamples: readonly Example[] = [
  { title: english("Notices"), component: { Notices }, sources: messageSources },
  { title: english("Kinds of notices"), component: { NoticeTones }, sources: messageSources },
  { title: english("Dialog"), component: { Dialogs }, sources: messageSources, docs: [dialogDocs] },
  { title: english("Drawer"), component: { Drawers }, sources: messageSources, docs: [dialogDocs] },
  {
    title: english("Tooltip"),
    component: { Tooltips },
    sources: messageSources,
    docs: [() => import("#web/ui/actions/button.tsx?props")],
  },
  {
    title: english("Popover"),
    component: { Popovers },
    sources: messageSources,
    docs: [() => import("#web/ui/actions/dropdown.tsx?props")],
  },
];
