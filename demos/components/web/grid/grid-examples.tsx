import { type ReactNode, useState } from "react";

import { english } from "#contract/text/english.ts";
import styles from "#demos/components/web/grid/grid.module.css";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useIsMobile } from "#web/lib/media.ts";
import type { Example } from "#web/ui/display/example/example-cards.tsx";
import { Choice } from "#web/ui/form/choices/choice.tsx";
import { Fields } from "#web/ui/form/fields.tsx";
import { SliderField } from "#web/ui/form/numbers/slider-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";
import { Grid } from "#web/ui/layout/grid.tsx";
import { Resizable } from "#web/ui/layout/resizable.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Sidebar } from "#web/ui/layout/sidebar.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** Stands for content. */
export const Tile = ({ children }: { children: ReactNode }) => <div className={styles.tile}>{children}</div>;

/** As many columns as fit. Drag the handle, or move it with the arrow keys. */
export function Grids() {
  const { t } = useTranslation();
  const [minWidth, setMinWidth] = useState(120);
  return (
    <Stack>
      <SliderField
        label={t("Minimum column width (px)")}
        name="least"
        min={80}
        max={320}
        value={minWidth}
        onChange={setMinWidth}
      />
      <Resizable label={t("Width of the grid")}>
        <Grid minWidth={minWidth}>
          {["1", "2", "3", "4", "5", "6"].map((name) => (
            <Tile key={name}>{name}</Tile>
          ))}
        </Grid>
      </Resizable>
    </Stack>
  );
}

type Side = "start" | "end";

/** Secondary content beside the primary. Below 560 px it moves below. */
export function Sidebars() {
  const { t } = useTranslation();
  const [side, setSide] = useState<Side>("end");
  const options = [
    { value: "start", label: t("At the start") },
    { value: "end", label: t("At the end") },
  ] as const;
  return (
    <Stack>
      <Row>
        <Choice<Side> label={t("Side")} options={options} value={side} onChange={setSide} />
      </Row>
      <Resizable label={t("Width of the layout")}>
        <Sidebar side={side} aside={<Tile>{t("Secondary")}</Tile>}>
          <Tile>{t("Primary")}</Tile>
        </Sidebar>
      </Resizable>
    </Stack>
  );
}

type Columns = 1 | 2 | 3;

/** Fields of a form in columns, where there is room for them. */
export function FieldColumns() {
  const { t } = useTranslation();
  const [columns, setColumns] = useState<Columns>(2);
  const [values, setValues] = useState<Record<string, string>>({});
  const fields = [
    ["first", t("First name")],
    ["last", t("Last name")],
    ["phone", t("Phone")],
    ["town", t("City")],
  ] as const;
  const options = ([1, 2, 3] as const).map((value) => ({ value, label: String(value) }));
  return (
    <Stack>
      <Row>
        <Choice<Columns> label={t("Columns")} options={options} value={columns} onChange={setColumns} />
      </Row>
      <Resizable label={t("Width of the form")}>
        <Fields columns={columns}>
          {fields.map(([name, label]) => (
            <TextField
              key={name}
              name={name}
              label={label}
              value={values[name] ?? ""}
              onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
            />
          ))}
        </Fields>
      </Resizable>
    </Stack>
  );
}

type Gap = "small" | "medium" | "large";

/** Things below each other, with one space between them. */
export function Stacks() {
  const { t } = useTranslation();
  const [gap, setGap] = useState<Gap>("medium");
  const options = [
    { value: "small", label: t("8 px") },
    { value: "medium", label: t("16 px") },
    { value: "large", label: t("24 px") },
  ] as const;
  return (
    <Stack>
      <Row>
        <Choice<Gap> label={t("Space")} options={options} value={gap} onChange={setGap} />
      </Row>
      <Stack gap={gap}>
        <Tile>1</Tile>
        <Tile>2</Tile>
        <Tile>3</Tile>
      </Stack>
    </Stack>
  );
}

/** The widths of the page, in pixels, at which its style sheets change; see `web/ui/theme/tokens.css`. */
const widths = [
  ["--phone", 480],
  ["--large-phone", 640],
  ["--mobile", 979],
  ["--small-desktop", 1200],
  ["--medium-desktop", 1400],
] as const;

/** The breakpoints, and whether this window is in the mobile view. */
export function Breakpoints() {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  return (
    <>
      <ul className={styles.breakpoints}>
        {widths.map(([name, pixels]) => (
          <li key={name}>
            <code dir="ltr">@media ({name})</code>
            <span>{t("below {{count}} px", { count: formatNumber(pixels) })}</span>
          </li>
        ))}
      </ul>
      <p className={styles.view}>{isMobile ? t("This window: mobile view") : t("This window: desktop view")}</p>
    </>
  );
}

/** Things beside each other. They wrap where there is no room. */
export function Rows() {
  const { t } = useTranslation();
  return (
    <Row>
      {[t("Summary"), t("Orders"), t("Customers"), t("Invoices"), t("Returns")].map((name) => (
        <Tile key={name}>{name}</Tile>
      ))}
    </Row>
  );
}

const sources = () => import("#demos/components/web/grid/grid-examples.tsx?sources");

export const gridExamples: readonly Example[] = [
  {
    title: english("Grid"),
    component: { Grids },
    sources,
    docs: [() => import("#web/ui/layout/grid.tsx?props"), () => import("#web/ui/layout/resizable.tsx?props")],
    isWide: true,
  },
  {
    title: english("Sidebar"),
    component: { Sidebars },
    sources,
    docs: [() => import("#web/ui/layout/sidebar.tsx?props")],
    isWide: true,
  },
  {
    title: english("Fields in columns"),
    component: { FieldColumns },
    sources,
    docs: [() => import("#web/ui/form/fields.tsx?props")],
    isWide: true,
  },
  { title: english("Stack"), component: { Stacks }, sources, docs: [() => import("#web/ui/layout/stack.tsx?props")] },
  { title: english("Breakpoints"), component: { Breakpoints }, sources },
  {
    title: english("Row"),
    component: { Rows },
    sources,
    docs: [() => import("#web/ui/layout/row.tsx?props")],
    isWide: true,
  },
];
