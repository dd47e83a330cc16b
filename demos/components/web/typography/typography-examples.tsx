import { useSearch } from "@tanstack/react-router";
import { useState } from "react";

import { english } from "#contract/text/english.ts";
import styles from "#demos/components/web/typography/typography.module.css";
import { formatDay } from "#web/lib/format/format-days.ts";
import { formatMoney } from "#web/lib/format/format-money.ts";
import { formatNumber, locale } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { Example } from "#web/ui/display/example/example-cards.tsx";
import { FormattedText } from "#web/ui/display/text/formatted-text.tsx";
import { Keys } from "#web/ui/display/text/keys.tsx";
import { SliderField } from "#web/ui/form/numbers/slider-field.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** The tokens of `web/ui/theme/tokens.css`, in pixels. */
const sizes = [
  ["--text-3xl", 32],
  ["--text-2xl", 24],
  ["--text-xl", 20],
  ["--text-lg", 16],
  ["--text-md", 14],
  ["--text-sm", 13],
  ["--text-xs", 12],
] as const;

/** The seven sizes, with the text of the field above. */
export function Scale() {
  const { t } = useTranslation();
  const { text } = useSearch({ from: "/_shell/ui/typography" });
  return (
    <dl className={styles.scale}>
      {sizes.map(([token, pixels]) => (
        <div key={token} className={styles.size}>
          <dt>
            <code dir="ltr">{token}</code> <bdi className={styles.muted}>{t("{{count}} px", { count: pixels })}</bdi>
          </dt>
          <dd style={{ fontSize: `var(${token})` }} dir="auto">
            {text ?? t("The quick brown fox jumps over the lazy dog")}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Three weights and two greys are enough: a third level is a smaller size. */
export function Weights() {
  const { t } = useTranslation();
  return (
    <Stack gap="small" className={styles.weights}>
      <p className={styles.line}>{t("400: text that is read")}</p>
      <p className={styles.line} style={{ fontWeight: 500 }}>
        {t("500: names in lists")}
      </p>
      <p className={styles.line} style={{ fontWeight: 600 }}>
        {t("600: titles and figures")}
      </p>
      <p className={styles.muted}>{t("Muted: what is secondary")}</p>
    </Stack>
  );
}

/** Headings have the level of their place in the page; their size follows what they stand on. */
export function Headings() {
  const { t } = useTranslation();
  return (
    <div className={styles.headings}>
      <h3 className={styles.screenTitle}>{t("Title of a screen")}</h3>
      <h4 className={styles.sectionTitle}>{t("Title of a section")}</h4>
      <h5 className={styles.cardTitle}>{t("Title of a card")}</h5>
      <p className={styles.line}>{t("Text below its title has 14 px and lines of 21 px.")}</p>
    </div>
  );
}

/** HTML from an editor, sanitized to the elements that the caller allows. */
export function Formatted() {
  const { t } = useTranslation();
  const html = `<h2>${t("Moving the warehouse")}</h2>
<p><strong>${t("We move on Friday afternoon.")}</strong> <em>${t("Orders packed by noon leave on the same day.")}</em></p>
<ul><li>${t("Label the shelves that you use.")}</li><li>${t("Take the scales and the printer with you.")}</li></ul>
<ol><li>${t("Pack the boxes")}</li><li>${t("Load the van")}</li><li>${t("Check the list")}</li></ol>
<blockquote><p>${t("Never put fragile boxes below heavy ones.")}</p></blockquote>
<p><a href="#/profile">${t("The plan is in the calendar.")}</a></p>`;
  return <FormattedText html={html} allowed="document" />;
}

/** Code and keys keep their own direction in every language. */
export function CodeAndKeys() {
  const { t } = useTranslation();
  return (
    <Stack>
      <p className={styles.line}>
        {t("Search:")} <Keys keys={["Ctrl", "K"]} />
      </p>
      <p className={styles.line}>
        {t("Start:")}{" "}
        <code className={styles.inlineCode} dir="ltr">
          npm start
        </code>
      </p>
      <pre
        className={styles.code}
        dir="ltr"
      >{`const total = lines.reduce(\n  (sum, { price, quantity }) => sum + price * quantity,\n  0,\n);`}</pre>
    </Stack>
  );
}

const rows = [
  ["2026-01-31", 1204.5, 0.071],
  ["2026-02-28", 980, -0.186],
  ["2026-03-31", 11_871.25, 11.114],
] as const;

/** Numbers in columns have digits of the same width and end on a line. They follow the language. */
export function Numbers() {
  const { t } = useTranslation();
  return (
    <table className={styles.numbers}>
      <caption className="visually-hidden">{t("Sales per month")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("Date")}</th>
          <th scope="col">{t("Amount")}</th>
          <th scope="col">{t("Change")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([date, amount, change]) => (
          <tr key={date}>
            <th scope="row">
              <bdi>{formatDay(date)}</bdi>
            </th>
            <td>
              <bdi>{formatMoney(amount)}</bdi>
            </td>
            <td>
              <bdi>{formatNumber(change, { style: "percent", signDisplay: "exceptZero" })}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const texts = [
  ["en", "Invoices are sent on the last day of the month."],
  ["de", "Rechnungen werden am letzten Tag des Monats verschickt."],
  ["ar", "تُرسل الفواتير في آخر يوم من الشهر."],
  ["ja", "請求書は月末に送付されます。"],
  ["zh", "发票于每月最后一天寄出。"],
] as const;

/** Text that people write has its own direction, whatever the direction of the page is. */
export const Scripts = () => (
  <dl className={styles.scripts}>
    {texts.map(([lang, text]) => (
      <div key={lang} className={styles.script}>
        <dt>
          <bdi>{nameLanguage(lang)}</bdi>
        </dt>
        <dd lang={lang} dir="auto">
          {text}
        </dd>
      </div>
    ))}
  </dl>
);

const nameLanguage = (language: string) => new Intl.DisplayNames(locale(), { type: "language" }).of(language);

const word = "Donaudampfschifffahrtsgesellschaftskapitänsmütze";

/** A name in a list ends with three dots; a text breaks, and a long word as well. */
export function Truncation() {
  const { t } = useTranslation();
  const name = t("Minutes of the meeting about the new warehouse, second draft");
  const [width, setWidth] = useState(60);
  return (
    <Stack>
      <SliderField label={t("Width in percent")} name="width" min={20} max={100} value={width} onChange={setWidth} />
      <div className={styles.box} style={{ inlineSize: `${width}%` }}>
        <p className={styles.cut} dir="auto" title={name}>
          {name}
        </p>
        <p className={styles.broken} dir="auto" lang="de">
          {word}
        </p>
      </div>
    </Stack>
  );
}

const sources = () => import("#demos/components/web/typography/typography-examples.tsx?sources");

export const typographyExamples: readonly Example[] = [
  { title: english("Sizes"), component: { Scale }, sources, isWide: true },
  { title: english("Weights and grays"), component: { Weights }, sources },
  { title: english("Headings"), component: { Headings }, sources },
  {
    title: english("Formatted text"),
    component: { Formatted },
    sources,
    docs: [() => import("#web/ui/display/text/formatted-text.tsx?props")],
  },
  { title: english("Code and keys"), component: { CodeAndKeys }, sources },
  { title: english("Numbers"), component: { Numbers }, sources },
  { title: english("Languages"), component: { Scripts }, sources },
  { title: english("Long texts"), component: { Truncation }, sources, isWide: true },
];
