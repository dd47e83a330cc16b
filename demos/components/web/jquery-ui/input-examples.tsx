import { IconGripVertical } from "@tabler/icons-react";
import { useId, useState } from "react";

import { english } from "#contract/text/english.ts";
import { Accordions } from "#demos/components/web/general/structure-examples.tsx";
import { findCities } from "#features/maps/contract.ts";
import { moveItem } from "#demos/components/web/jquery-ui/move-item.ts";
import styles from "#demos/components/web/jquery-ui/sortables.module.css";
import { call } from "#web/lib/api/api-client.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { currencySign, formatMoney } from "#web/lib/format/format-money.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { unannouncedKey } from "#web/lib/api/query-keys.ts";
import { suggestionsQuery } from "#web/lib/api/suggestions-query.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import type { Example } from "#web/ui/display/example/example-cards.tsx";
import { useDrag } from "#web/ui/drag/use-drag.ts";
import { AutocompleteField } from "#web/ui/form/lists/autocomplete-field.tsx";
import { DateField, DateRangeField, type DayRange } from "#web/ui/form/date-field.tsx";
import { Fields } from "#web/ui/form/fields.tsx";
import { MultiListbox } from "#web/ui/form/lists/multi-listbox.tsx";
import { NumberField, type TypedNumber } from "#web/ui/form/numbers/number-field.tsx";
import { type NumberRange, RangeField } from "#web/ui/form/numbers/range-field.tsx";
import { SliderField } from "#web/ui/form/numbers/slider-field.tsx";
import { Resizable } from "#web/ui/layout/resizable.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** The cities that a text finds. Failures are shown below the field. */
const citiesQuery = (q: string) =>
  suggestionsQuery(unannouncedKey("maps", "cities", q), (signal) =>
    call(findCities, { query: { q } }, { signal, quiet: true }),
  );

/** A text with suggestions, which the server finds in a list of cities. */
export function Autocompletes() {
  const { t } = useTranslation();
  const [city, setCity] = useState("");
  return (
    <AutocompleteField
      label={t("City")}
      description={t("Suggestions from three letters.")}
      value={city}
      onChange={setCity}
      queryOf={citiesQuery}
      toSuggestions={({ data }) => data.map(({ name }) => name)}
      toHint={({ isLoading }) =>
        isLoading ? t("The list of cities is loading. This takes a few seconds the first time.") : undefined
      }
    />
  );
}

/** A day is typed in the format of the language, or chosen in the calendar. */
export function DatePickers() {
  const { t } = useTranslation();
  const [day, setDay] = useState("");
  const [period, setPeriod] = useState<DayRange>(["", ""]);
  return (
    <Fields>
      <DateField label={t("Day")} value={day} onChange={setDay} />
      <DateRangeField label={t("Period")} value={period} onChange={setPeriod} />
    </Fields>
  );
}

/** One value, or a range of values. */
export function Sliders() {
  const { t } = useTranslation();
  const [volume, setVolume] = useState(40);
  const [prices, setPrices] = useState<NumberRange>([100, 600]);
  return (
    <Fields>
      <SliderField label={t("Volume")} max={100} step={5} value={volume} onChange={setVolume} />
      <RangeField
        label={t("Prices")}
        min={0}
        max={1000}
        step={10}
        format={formatMoney}
        value={prices}
        onChange={setPrices}
      />
    </Fields>
  );
}

/** Numbers in the format of the language, with buttons and arrow keys for steps. */
export function Spinners() {
  const { t } = useTranslation();
  const [amount, setAmount] = useState<TypedNumber>(1);
  const [price, setPrice] = useState<TypedNumber>(1250);
  return (
    <Fields columns={2}>
      <NumberField label={t("Quantity")} min={1} max={99} value={amount} onChange={setAmount} />
      <NumberField
        label={t("Price")}
        before={currencySign()}
        decimals={2}
        step={25}
        min={0}
        value={price}
        onChange={setPrice}
      />
    </Fields>
  );
}

const tasks = [
  english("Check the delivery"),
  english("Write the invoice"),
  english("Call the customer"),
  english("File the order"),
];

/** A list that is put in order by mouse, touch and keyboard. */
export function Sortables() {
  const { t } = useTranslation();
  const titleId = useId();
  const [items, setItems] = useState<readonly string[]>(tasks);
  const label = t("Order of work");
  const { rootRef, ...drag } = useDrag({
    lists: [{ key: "work", label, count: items.length }],
    labelOf: translateData,
    onMove: (item, { index }) => {
      setItems(moveItem(items, item, index));
      offerUndo({ title: t("Order changed"), isQuiet: true, undo: () => setItems(items) });
    },
  });
  return (
    <div ref={rootRef}>
      <p id={titleId} className={styles.title}>
        {label}
      </p>
      <p id={drag.helpId} className="visually-hidden">
        {drag.help}
      </p>
      <p className="visually-hidden" role="status">
        {drag.announcement}
      </p>
      <ol className={styles.list} aria-labelledby={titleId} {...drag.listProps("work")}>
        {items.map((item, index) => (
          <li
            key={item}
            className={styles.item}
            data-drop-before={drag.isDropBefore("work", index) || undefined}
            data-drop-after={(index === items.length - 1 && drag.isDropAtEnd("work", items.length)) || undefined}
            {...drag.itemProps(item, index)}
          >
            <IconButton
              label={t("Move {{title}}", { title: translateData(item) })}
              className={styles.handle}
              {...drag.handleProps(item, "work", index)}
            >
              <IconGripVertical size={16} stroke={1.75} aria-hidden />
            </IconButton>
            {translateData(item)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A list of which several options are selected, with the pointer or by keyboard. */
export function Selectables() {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<readonly string[]>(["orders"]);
  const options = [
    { value: "summary", label: t("Summary") },
    { value: "orders", label: t("Orders") },
    { value: "products", label: t("Products") },
    { value: "invoices", label: t("Invoices") },
    { value: "projects", label: t("Projects") },
  ];
  return (
    <Stack>
      <MultiListbox
        label={t("Parts of the report")}
        options={options}
        marked={selected}
        onMark={setSelected}
        // Enter and a double click select one alone.
        onMove={(keys) => setSelected(keys.slice(0, 1))}
      />
      <bdi role="status">
        {t({ one: "{{count}} part selected", other: "{{count}} parts selected" }, { count: selected.length })}
      </bdi>
    </Stack>
  );
}

/** A frame whose width is changed by dragging its end, or with the arrow keys. */
export function Resizables() {
  const { t } = useTranslation();
  return (
    <Resizable label={t("Width of the questions")}>
      <Accordions />
    </Resizable>
  );
}

const sources = () => import("#demos/components/web/jquery-ui/input-examples.tsx?sources");

export const inputExamples: readonly Example[] = [
  {
    title: english("Autocomplete"),
    component: { Autocompletes },
    sources,
    docs: [() => import("#web/ui/form/lists/autocomplete-field.tsx?props")],
  },
  {
    title: english("Spinner"),
    component: { Spinners },
    sources,
    docs: [() => import("#web/ui/form/numbers/number-field.tsx?props")],
  },
  {
    title: english("Date picker"),
    component: { DatePickers },
    sources,
    docs: [() => import("#web/ui/form/date-field.tsx?props")],
  },
  {
    title: english("Slider"),
    component: { Sliders },
    sources,
    docs: [
      () => import("#web/ui/form/numbers/slider-field.tsx?props"),
      () => import("#web/ui/form/numbers/range-field.tsx?props"),
    ],
  },
  { title: english("Sortable"), component: { Sortables }, sources },
  {
    title: english("Selectable"),
    component: { Selectables },
    sources,
    docs: [() => import("#web/ui/form/lists/multi-listbox.tsx?props")],
  },
  {
    title: english("Resizable"),
    component: { Resizables },
    sources,
    docs: [() => import("#web/ui/layout/resizable.tsx?props")],
    isWide: true,
  },
];
