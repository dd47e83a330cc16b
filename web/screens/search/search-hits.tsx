import { IconArrowRight, IconBolt } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode } from "react";

import { matchScreens } from "#contract/match-screens.ts";
import { hrefOf } from "#contract/screens.ts";
import { rowKinds } from "#contract/search.ts";
import { KindIcon } from "#web/screens/search/hit-kinds.tsx";
import { searchQuery } from "#web/screens/search/queries.ts";
import type { HitsProps } from "#web/screens/search/search-box.tsx";
import styles from "#web/screens/search/search-hits.module.css";
import { formatDateShort } from "#web/lib/format.ts";
import { i18n, translateData, useTranslation } from "#web/lib/i18n.ts";
import { useDebounced } from "#web/lib/use-debounced.ts";
import { visibleScreens } from "#web/lib/visible-screens.ts";
import { NamedIcon } from "#web/ui/display/named-icon.tsx";

/** In milliseconds: the pause in typing before the server is asked. */
const pause = 150;
/** Hits of each kind. */
const max = 6;

/** The kind of rows that is searched while typing, besides screens. The search screen has all kinds. */
const suggested = rowKinds.find(({ isSuggested }) => isSuggested);

/** A command of the app, such as “Go back”. Its title is translated. */
export type CommandHit = { readonly id: string; readonly title: string; readonly run: () => void };

type SearchHitsProps = HitsProps & {
  findCommands: (text: string) => readonly CommandHit[];
};

/** The hits while typing: screens and commands immediately; rows once the server has answered. */
export function SearchHits({ text, activeId, onFollow, findCommands }: SearchHitsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const q = useDebounced(text, pause, "");
  const { data, isError, isFetching } = useQuery({
    ...searchQuery({ q, kind: suggested?.kind, size: max }),
    enabled: q !== "" && suggested !== undefined,
    placeholderData: keepPreviousData,
  });
  const foundScreens = matchScreens(visibleScreens(), text, wordsOfLanguage()).slice(0, max);
  const commands = findCommands(text);
  const rows = data?.data ?? [];
  const count = foundScreens.length + commands.length + rows.length;
  const isSettled = q === text && !isFetching;

  const option = (id: string) => ({ id: `hit-${id}`, isActive: `hit-${id}` === activeId });
  const follow = (href: string) => {
    onFollow();
    void navigate({ to: href });
  };
  const runCommand = (run: () => void) => {
    onFollow();
    run();
  };
  const showAll = () => {
    onFollow();
    void navigate({ to: "/search", search: { q: text } });
  };

  return (
    <div aria-busy={!isSettled}>
      <p className="visually-hidden" role="status">
        {isSettled ? t({ one: "{{count}} result", other: "{{count}} results" }, { count }) : ""}
      </p>
      <div id="search-hits" role="listbox" aria-label={t("Search")} className={styles.list}>
        {foundScreens.length > 0 && (
          <Group title={t("Screens")}>
            {foundScreens.map((screen) => (
              <Option key={screen.path} {...option(screen.path)} onChoose={() => follow(hrefOf(screen))}>
                <span className={styles.icon}>
                  <NamedIcon name={screen.icon} size={16} />
                </span>
                <Words title={translateData(screen.title)} />
              </Option>
            ))}
          </Group>
        )}
        {commands.length > 0 && (
          <Group title={t("Commands")}>
            {commands.map(({ id, title, run }) => (
              <Option key={id} {...option(id)} onChoose={() => runCommand(run)}>
                <span className={styles.icon}>
                  <IconBolt size={16} stroke={1.75} aria-hidden />
                </span>
                <Words title={title} />
              </Option>
            ))}
          </Group>
        )}
        {suggested && rows.length > 0 && (
          <Group title={translateData(suggested.title)}>
            {rows.map(({ kind, href, title, text: preview, date }) => (
              <Option key={href} {...option(href)} onChoose={() => follow(href)}>
                <span className={styles.icon}>
                  <KindIcon kind={kind} size={16} />
                </span>
                <Words title={title} text={preview} />
                {date && (
                  <time dateTime={date} dir="auto">
                    {formatDateShort(date)}
                  </time>
                )}
              </Option>
            ))}
          </Group>
        )}
        {count > 0 && (
          <div className={styles.all}>
            <Option {...option("all")} onChoose={showAll}>
              <span className={styles.icon}>
                <IconArrowRight size={16} stroke={1.75} aria-hidden data-mirrored />
              </span>
              <Words title={t("Show all results")} />
            </Option>
          </div>
        )}
      </div>
      {isError && <p className={styles.note}>{t("The search failed. Try again.")}</p>}
      {count === 0 && isSettled && !isError && (
        <p className={styles.note}>{t("No results for “{{q}}”", { q: text })}</p>
      )}
    </div>
  );
}

/** The current dictionary, in which screens are searched besides English. */
const wordsOfLanguage = () => i18n.dictionary;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      <p className={styles.group} aria-hidden>
        {title}
      </p>
      {children}
    </div>
  );
}

const Words = ({ title, text }: { title: string; text?: string }) => (
  <span className={styles.words}>
    <span className={`truncate ${styles.title}`} dir="auto">
      {title}
    </span>
    {text && (
      <span className={`truncate ${styles.text}`} dir="auto">
        {text}
      </span>
    )}
  </span>
);

type OptionProps = { id: string; isActive: boolean; onChoose: () => void; children: ReactNode };

/** The focus stays in the field, which handles the keyboard; options handle the pointer. */
const Option = ({ id, isActive, onChoose, children }: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
  <div
    role="option"
    id={id}
    aria-selected={isActive}
    tabIndex={-1}
    className={styles.option}
    // Prevents the field from losing the focus, which would close the list.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onChoose}
  >
    {children}
  </div>
);
