import { IconSearch } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import {
  type FormEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

import { maxSearchLength } from "#contract/endpoint.ts";
import styles from "#web/screens/search/search-box.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isComposing } from "#web/lib/keyboard/is-enter.ts";
import { isTyping } from "#web/lib/keyboard/is-typing.ts";
import type { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { useIsMobile } from "#web/lib/media.ts";
import { preferences } from "#web/lib/session/preferences.ts";
import { hasSlashKey } from "#web/lib/keyboard/slash-key.ts";
import { whenIdle } from "#web/lib/loading/when-idle.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

export type HitsProps = {
  /** The typed text, trimmed and not empty. */
  readonly text: string;
  readonly activeId: string | undefined;
  readonly onFollow: () => void;
};

/** The list of hits, which the app puts together from those of the search and the actions of the shell. */
type Hits = ReturnType<typeof lazyPart<HitsProps>>;

type SearchBoxProps = { hits: Hits; palette: ReturnType<typeof lazyPart<{ onClose: () => void }>> };

/** The search in the header; on phones, a button that opens the command palette. Ctrl+K and / open it from anywhere. */
export function SearchBox({ hits, palette: Palette }: SearchBoxProps) {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const [isOpen, setIsOpen] = useState(false);

  // A passive effect runs after the paint and would miss a key pressed in between.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      // An open question has to be answered first.
      if (document.querySelector(":modal")) return;
      setIsOpen(true);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  // Otherwise the first letters after Ctrl+K would be typed before there is a field.
  useEffect(() => whenIdle(Palette.preload), [Palette]);

  return (
    <>
      {isMobile ? (
        <IconButton label={t("Search")} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <IconSearch size={20} stroke={1.75} aria-hidden />
        </IconButton>
      ) : (
        <SearchField hits={hits} />
      )}
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Whether the key opens the palette: Ctrl+K or Command+K, or the slash key outside of fields unless it is turned off. */
function isSearchKey(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k";
  return key === "/" && !defaultPrevented && !isTyping(event) && hasSlashKey(preferences.get());
}

/**
 * A search field with a list of hits. Arrow keys choose a hit while the focus stays in the field; Enter without a
 * chosen hit opens the search screen. The role stays `searchbox`, by which people find a search; `aria-autocomplete`
 * announces the list, and the list the number of hits.
 */
function SearchField({ hits: Hits }: { hits: Hits }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isListShown, setIsListShown] = useState(false);
  const [activeId, setActiveId] = useState<string | undefined>(undefined);
  const q = text.trim();
  const isOpen = isListShown && q !== "";

  const close = () => {
    setIsListShown(false);
    setActiveId(undefined);
  };
  const leave = () => {
    close();
    setText("");
    field.current?.blur();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The chosen hit may have been replaced by others.
    const active = options().find(({ id }) => id === activeId);
    if (active) active.click();
    else if (q !== "") {
      leave();
      void navigate({ to: "/search", search: { q } });
    }
  };
  const onKey = (event: ReactKeyboardEvent) => {
    // Keys pressed during IME composition belong to the input method.
    if (isComposing(event)) return;
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    setIsListShown(true);
    const next = nextOption(activeId, step);
    setActiveId(next?.id);
    next?.scrollIntoView({ block: "nearest" });
  };

  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <IconSearch className={styles.icon} size={16} stroke={1.75} aria-hidden />
        <input
          ref={field}
          id="search-box"
          type="search"
          className={styles.field}
          aria-label={t("Search")}
          placeholder={t("Search")}
          maxLength={maxSearchLength}
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-controls={isOpen ? "search-hits" : undefined}
          aria-activedescendant={isOpen ? activeId : undefined}
          value={text}
          onFocus={() => {
            Hits.preload();
            setIsListShown(true);
          }}
          onBlur={close}
          onKeyDown={onKey}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setActiveId(undefined);
            setIsListShown(true);
          }}
        />
        <kbd className={styles.hint} aria-hidden>
          Ctrl K
        </kbd>
      </form>
      {isOpen && (
        <div className={styles.hits}>
          <Suspense>
            <Hits text={q} activeId={activeId} onFollow={leave} />
          </Suspense>
        </div>
      )}
    </search>
  );
}

const options = () => [...document.querySelectorAll<HTMLElement>("#search-hits [role=option]")];

/** The option that an arrow key leads to. After the last one, no option is chosen. */
function nextOption(activeId: string | undefined, step: 1 | -1) {
  const all = options();
  const places = all.length + 1;
  const place = all.findIndex(({ id }) => id === activeId) + 1;
  return all[((place + step + places) % places) - 1];
}
