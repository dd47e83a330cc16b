import { IconSearch, IconX } from "@tabler/icons-react";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useRef, useState } from "react";

import { type City, maxCityQuery, minCityQuery } from "#features/maps/contract.ts";
import { queryOf, stateOf, stepActive } from "#features/maps/web/search/city-list.ts";
import styles from "#features/maps/web/search/city-search.module.css";
import { citiesQuery } from "#features/maps/web/search/cities-query.ts";
import { nameRegion } from "#web/lib/format/format-days.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isComposing, isEnter } from "#web/lib/keyboard/is-enter.ts";
import { useDebounced } from "#web/lib/use-debounced.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** In milliseconds: the pause in typing before the server is asked. */
const pause = 150;

type CitySearchProps = {
  onChoose: (city: City) => void;
  onClear: () => void;
};

/** A combobox for cities. The focus stays in the field. */
export function CitySearch({ onChoose, onClear }: CitySearchProps) {
  const { t } = useTranslation();
  const id = useId();
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const q = queryOf(text);
  const settled = useDebounced(q, pause, q);
  const { data, isError, isFetching, refetch } = useQuery({
    ...citiesQuery(settled ?? ""),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
  });
  const isWaiting = settled !== q || isFetching;
  const cities = (q !== undefined && data?.data) || [];
  const state = stateOf({
    text,
    isOpen,
    isWaiting,
    hasFailed: isError && !isWaiting,
    isFilling: data?.isLoading ?? false,
    count: cities.length,
  });
  const isList = state === "list";

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const choose = (city: City) => {
    setText(city.name);
    close();
    onChoose(city);
  };
  /** Without a choice, Enter selects the best match, also if it is still loading. */
  const chooseBest = async (wanted: string) => {
    const found = await client.fetchQuery(citiesQuery(wanted)).catch(() => undefined);
    const [best] = found?.data ?? [];
    // The text may have changed meanwhile.
    if (best && field.current?.value.trim() === wanted) choose(best);
  };
  const clear = () => {
    setText("");
    close();
    onClear();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys pressed during IME composition belong to the input method.
    if (isComposing(event)) return;
    if (event.key === "Escape") {
      if (state === "closed" && text === "") return;
      event.preventDefault();
      if (state === "closed") clear();
      else close();
    }
    if (isEnter(event)) {
      event.preventDefault();
      const city = cities[active];
      if (isList && city) choose(city);
      else if (q !== undefined && isOpen) void chooseBest(q);
    }
    const next = stepActive(event.key, active, cities.length);
    if (next === undefined) return;
    event.preventDefault();
    setIsOpen(true);
    setActive(next);
    document.querySelector(`#${CSS.escape(optionId(id, next))}`)?.scrollIntoView({ block: "nearest" });
  };

  return (
    <search className={styles.search}>
      <div className={styles.box}>
        <IconSearch className={styles.icon} size={16} stroke={1.75} aria-hidden />
        <input
          ref={field}
          className={styles.field}
          type="text"
          role="combobox"
          aria-label={t("Find a city")}
          placeholder={t("Find a city")}
          aria-expanded={isList}
          aria-controls={isList ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isList && active >= 0 ? optionId(id, active) : undefined}
          maxLength={maxCityQuery}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setActive(-1);
            setIsOpen(true);
          }}
          onFocus={() => setIsOpen(true)}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        {text !== "" && (
          <IconButton label={t("Clear")} className={styles.clear} onClick={clear}>
            <IconX size={16} stroke={1.75} aria-hidden />
          </IconButton>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isList && !isWaiting
          ? t({ one: "{{count}} result", other: "{{count}} results" }, { count: cities.length })
          : ""}
      </p>
      {state !== "closed" && (
        // Prevents the field from losing the focus, which would close the list.
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()} role="presentation">
          {isList && (
            <div
              id={`${id}-list`}
              role="listbox"
              aria-label={t("Cities")}
              aria-busy={isWaiting}
              className={styles.list}
            >
              {cities.map((city, index) => (
                <Option
                  key={city.id}
                  id={optionId(id, index)}
                  city={city}
                  isActive={index === active}
                  onChoose={() => choose(city)}
                />
              ))}
            </div>
          )}
          {state === "short" && (
            <p className={styles.note}>
              {t(
                { one: "Enter at least {{count}} character", other: "Enter at least {{count}} characters" },
                { count: minCityQuery },
              )}
            </p>
          )}
          {state === "loading" && (
            <p className={styles.note} role="status">
              {t("Searching…")}
            </p>
          )}
          {state === "filling" && (
            <p className={styles.note} role="status">
              {t("The list of cities is loading. This takes a few seconds the first time.")}
            </p>
          )}
          {state === "empty" && (
            <p className={styles.note} role="status">
              {t("No cities found for “{{q}}”", { q: text.trim() })}
            </p>
          )}
          {state === "error" && (
            <p className={styles.note} role="alert">
              {t("The search failed")}{" "}
              <button type="button" className={styles.again} onClick={() => void refetch()}>
                {t("Try again")}
              </button>
            </p>
          )}
        </div>
      )}
    </search>
  );
}

const optionId = (id: string, index: number) => `${id}-${index}`;

type OptionProps = { id: string; city: City; isActive: boolean; onChoose: () => void };

/** The focus stays in the field, which handles the keyboard; options handle the pointer. */
const Option = ({ id, city, isActive, onChoose }: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
  <div id={id} role="option" aria-selected={isActive} tabIndex={-1} className={styles.option} onClick={onChoose}>
    <Stack as="span" gap="none">
      <span className={`truncate ${styles.name}`} dir="auto">
        {city.name}
        {city.matchedName !== undefined && <bdi className={styles.matched}>{city.matchedName}</bdi>}
      </span>
      <span className={`truncate ${styles.country}`} dir="auto">
        {nameRegion(city.country)}
      </span>
    </Stack>
    <span className={styles.population}>{formatNumber(city.population)}</span>
  </div>
);
