import { IconArchive, IconStar, IconTrash } from "@tabler/icons-react";

import { english } from "#contract/text/english.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import buttonDocs from "#web/ui/actions/button.tsx?props";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import iconButtonDocs from "#web/ui/actions/icon-button.tsx?props";
import type { PagePart } from "#web/ui/display/component-page/component-screen.tsx";
import type { ComponentPage } from "#web/ui/display/component-page/page.ts";
import { PageParts } from "#web/ui/display/component-page/page-parts.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** The attributes of `<button>` that the playground offers for every button. */
const inherited = [
  { name: "disabled", type: "boolean", isOptional: true, description: "" },
  { name: "aria-disabled", type: "boolean", isOptional: true, description: "" },
] as const;

const keyboard = [
  { keys: ["Enter"], text: english("Runs the action.") },
  { keys: ["Space"], text: english("Runs the action when the key is released.") },
] as const;

const button: ComponentPage = {
  component: { Button },
  file: "web/ui/actions/button.tsx",
  docs: buttonDocs,
  inherited: [
    { name: "children", type: "string", isOptional: false, description: "" },
    ...inherited,
    { name: "aria-busy", type: "boolean", isOptional: true, description: "" },
  ],
  start: { children: english("Save") },
  isPressable: true,
  matrix: {
    rows: "variant",
    columns: "size",
    states: [
      { name: english("Enabled"), values: {} },
      { name: english("Disabled"), values: { disabled: true } },
      { name: english("Busy"), values: { "aria-busy": true, "aria-disabled": true } },
    ],
  },
  anatomy: [
    { name: english("Surface"), text: english("Fill and border show how important the action is.") },
    { name: english("Icon"), text: english("Optional, 16 px, before the label. Helps to find the action.") },
    { name: english("Label"), text: english("A verb and the result, such as “Send review”.") },
  ],
  keyboard,
  accessibility: [
    english("While a request is under way, aria-disabled keeps the focus on the button."),
    english("The icon is hidden from screen readers, because the label says the same."),
    english("A disabled button cannot be focused, so the text beside it says what is missing."),
  ],
  advice: [
    {
      recommended: { text: english("Have one primary action, and others beside it."), Example: OnePrimary },
      discouraged: { text: english("Primary actions that compete hide the important one."), Example: TwoPrimary },
    },
    {
      recommended: { text: english("Name the result of the action."), Example: NamedResult },
      discouraged: { text: english("“Yes” and “No” are only clear with their question."), Example: YesOrNo },
    },
  ],
};

function OnePrimary() {
  const { t } = useTranslation();
  return (
    <Row>
      <Button variant="primary">{t("Save")}</Button>
      <Button>{t("Cancel")}</Button>
    </Row>
  );
}

function TwoPrimary() {
  const { t } = useTranslation();
  return (
    <Row>
      <Button variant="primary">{t("Save")}</Button>
      <Button variant="primary">{t("Cancel")}</Button>
    </Row>
  );
}

function NamedResult() {
  const { t } = useTranslation();
  return (
    <Row>
      <Button variant="danger">{t("Delete archive")}</Button>
      <Button>{t("Cancel")}</Button>
    </Row>
  );
}

function YesOrNo() {
  const { t } = useTranslation();
  return (
    <Row>
      <Button variant="danger">{t("Yes")}</Button>
      <Button>{t("No")}</Button>
    </Row>
  );
}

const iconButton: ComponentPage = {
  component: { IconButton },
  file: "web/ui/actions/icon-button.tsx",
  docs: iconButtonDocs,
  inherited: [...inherited, { name: "aria-pressed", type: "boolean", isOptional: true, description: "" }],
  start: { label: english("Favorite") },
  content: {
    source: "<IconStar size={20} stroke={1.75} aria-hidden />",
    element: <IconStar key="icon" size={20} stroke={1.75} aria-hidden />,
  },
  isPressable: true,
  anatomy: [
    { name: english("Surface"), text: english("Shows where it can be pressed, on hover and focus.") },
    { name: english("Icon"), text: english("20 px, and one that everyone knows.") },
    { name: english("Tooltip"), text: english("Shows the label on hover and focus.") },
  ],
  keyboard: [...keyboard, { keys: ["Esc"], text: english("Hides the tooltip.") }],
  accessibility: [
    english("The label is the accessible name, so it is required."),
    english("A button that is on or off says so with aria-pressed, and keeps its label."),
  ],
  advice: [
    {
      recommended: { text: english("Use icons for actions that everyone knows."), Example: KnownIcon },
      discouraged: { text: english("Icons that look alike need labels beside them."), Example: SimilarIcons },
    },
  ],
};

function KnownIcon() {
  const { t } = useTranslation();
  return (
    <IconButton label={t("Delete")}>
      <IconTrash size={20} stroke={1.75} aria-hidden />
    </IconButton>
  );
}

function SimilarIcons() {
  const { t } = useTranslation();
  return (
    <Row>
      <IconButton label={t("Delete")}>
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton label={t("Delete archive")}>
        <IconArchive size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </Row>
  );
}

/** The documentation of the buttons. */
export const ButtonPages = ({ part }: { part: PagePart }) => <PageParts part={part} pages={[button, iconButton]} />;
