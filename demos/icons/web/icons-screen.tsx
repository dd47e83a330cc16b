import { IconSearchOff } from "@tabler/icons-react";
import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useDeferredValue, useMemo, useRef } from "react";

import { IconDetailsPanel } from "#demos/icons/web/details/icon-details-panel.tsx";
import { GridSkeleton, IconGrid } from "#demos/icons/web/grid/icon-grid.tsx";
import { allIcons, type IconParams, readIconParams, writeIconParams } from "#demos/icons/web/icon-params.ts";
import type { IconList, IconSet } from "#demos/icons/web/icon-set.ts";
import { IconToolbar } from "#demos/icons/web/icon-toolbar.tsx";
import styles from "#demos/icons/web/icons-screen.module.css";
import { type Icon, searchIcons } from "#demos/icons/web/search-icons.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useIsMobile } from "#web/lib/media.ts";
import type { TableSearch } from "#web/lib/table-search.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

type IconsScreenProps = {
  set: IconSet;
  list: IconList;
  /** Translated. */
  title: string;
  description: string;
};

/** The icons of a set in a grid, with a search in the user's language, and the details of the chosen one. */
export function IconsScreen({ set, list, title, description }: IconsScreenProps) {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const search: TableSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const params = readIconParams(
    search,
    set.filter.options.map(({ value }) => value),
  );
  const { icons, isError, retry } = list;
  const q = useDeferredValue(params.q);
  const found = useMemo(() => icons && searchIcons(icons, q), [icons, q]);
  const shown = useMemo(
    () => found?.filter(({ group }) => params.filter === allIcons || group === params.filter),
    [found, params.filter],
  );
  const named = useMemo(() => icons?.find(({ icon }) => icon.id === params.icon)?.icon, [icons, params.icon]);
  // Beside the grid, there is always something to see; on a small screen, the details cover the grid.
  const chosen = named ?? (isMobile ? undefined : (shown?.[0] ?? icons?.[0]?.icon));

  const change = (part: Partial<IconParams>, isReplaced = true) => {
    const next = writeIconParams({ ...params, ...part });
    void navigate({ to: set.address, search: next as never, replace: isReplaced, resetScroll: false });
  };
  const { choose, close, searchFor } = useChosenIcon(change);
  return (
    <Screen title={title} description={description}>
      <div className={styles.columns}>
        <Card className={styles.icons}>
          <IconToolbar
            set={set}
            params={params}
            total={icons?.length}
            shown={shown?.length}
            isReady={shown !== undefined && q === params.q}
            onChange={change}
          />
          {isError && (
            <EmptyState
              title={t("Icons could not be loaded")}
              text={t("Check your connection and try again.")}
              action={<Button onClick={retry}>{t("Try again")}</Button>}
            />
          )}
          {!shown && !isError && <GridSkeleton />}
          {shown?.length === 0 && <NoIcons params={params} onChange={change} />}
          {shown && shown.length > 0 && (
            <NextFrame fallback={<GridSkeleton />}>
              <IconGrid set={set} icons={shown} params={params} label={title} chosen={chosen} onChoose={choose} />
            </NextFrame>
          )}
        </Card>
        {chosen ? (
          <IconDetailsPanel
            set={set}
            icon={chosen}
            terms={list.termsOf(chosen)}
            params={params}
            onSearch={searchFor}
            onClose={close}
          />
        ) : (
          !isMobile && !isError && <Card className={styles.panelPlace} aria-hidden />
        )}
      </div>
    </Screen>
  );
}

type NoIconsProps = { params: IconParams; onChange: (part: Partial<IconParams>) => void };

/** In place of the grid if nothing matches: the way back to all icons, or to the matches without the filter. */
function NoIcons({ params, onChange }: NoIconsProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconSearchOff size={32} stroke={1.5} />}
      title={t("Nothing found")}
      text={t("Try a shorter or more general word.")}
      action={
        <>
          {params.q !== "" && <Button onClick={() => onChange({ q: "" })}>{t("Clear search")}</Button>}
          {params.filter !== allIcons && (
            <Button onClick={() => onChange({ filter: allIcons })}>{t("Clear filters")}</Button>
          )}
        </>
      }
    />
  );
}

/**
 * Chooses an icon by the address. On small screens, where the details cover the grid, the browser's Back closes them.
 *
 * @param onChange changes the address, in a new entry of the history unless `isReplaced`
 */
function useChosenIcon(onChange: (part: Partial<IconParams>, isReplaced: boolean) => void) {
  const { history } = useRouter();
  const isMobile = useIsMobile();
  const isOpenedHere = useRef(false);
  return {
    choose: ({ id }: Icon) => {
      isOpenedHere.current = isMobile;
      onChange({ icon: id }, !isMobile);
    },
    close: () => {
      if (isOpenedHere.current) history.back();
      else onChange({ icon: undefined }, true);
      isOpenedHere.current = false;
    },
    /** Shows the icons with a term of the chosen one. */
    searchFor: (term: string) => {
      isOpenedHere.current = false;
      onChange({ q: term, filter: allIcons, icon: undefined }, true);
    },
  };
}
