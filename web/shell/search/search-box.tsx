import { IconSearch } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { lazyPart } from "#web/lib/lazy-part.ts";
import { useIsMobile } from "#web/lib/media.ts";
import styles from "#web/shell/search/search-box.module.css";
import { Dialog } from "#web/ui/dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

const SearchHits = lazyPart(() => import("#web/shell/search/search-hits.tsx").then((part) => part.SearchHits));

/** The search of the header; on a phone a button that opens it. Ctrl+K leads to it from everywhere. */
export function SearchBox() {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (isMobile) setIsOpen(true);
      else document.querySelector<HTMLElement>("#search-box")?.focus();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isMobile]);

  if (!isMobile) return <SearchField onDone={() => {}} />;
  return (
    <>
      <IconButton
        label={t("Search")}
        aria-haspopup="dialog"
        onPointerEnter={SearchHits.preload}
        onFocus={SearchHits.preload}
        onClick={() => setIsOpen(true)}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {isOpen && (
        <Dialog title={t("Search")} shape="top" isTitleShown={false} onClose={() => setIsOpen(false)}>
          <SearchField onDone={() => setIsOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

/** A combobox: the hits below it are chosen with the arrows, and Enter without one leads to the search screen. */
function SearchField({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isListShown, setIsListShown] = useState(false);
  const [active, setActive] = useState<HTMLElement | undefined>(undefined);
  const isOpen = isListShown && text.trim() !== "";

  const close = () => {
    setIsListShown(false);
    setActive(undefined);
  };
  const leave = () => {
    close();
    setText("");
    field.current?.blur();
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = text.trim();
    if (active) active.click();
    else if (q !== "") {
      leave();
      void navigate({ to: "/search", search: { q } });
    }
  };
  const onKey = (event: React.KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    setIsListShown(true);
    const options = [...document.querySelectorAll<HTMLElement>("#search-hits [role=option]")];
    // One place more than there are hits: from the last one the way leads back to what was typed.
    const next = (options.indexOf(active as HTMLElement) + 1 + step + options.length + 1) % (options.length + 1);
    const option = options[next - 1];
    setActive(option);
    option?.scrollIntoView({ block: "nearest" });
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
          autoComplete="off"
          spellCheck={false}
          aria-controls={isOpen ? "search-hits" : undefined}
          aria-activedescendant={active?.id}
          value={text}
          onFocus={() => {
            SearchHits.preload();
            setIsListShown(true);
          }}
          onBlur={close}
          onKeyDown={onKey}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setActive(undefined);
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
            <SearchHits text={text.trim()} activeId={active?.id} onFollow={leave} />
          </Suspense>
        </div>
      )}
    </search>
  );
}
