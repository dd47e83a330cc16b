import { useNavigate, useSearch } from "@tanstack/react-router";
import { useDeferredValue, useMemo } from "react";

import { IconDetailsPanel } from "#demos/icons/web/icon-details-panel.tsx";
import { IconGrid, GridSkeleton } from "#demos/icons/web/icon-grid.tsx";
import { allIcons, type IconParams, readIconParams, writeIconParams } from "#demos/icons/web/icon-params.ts";
import type { IconList, IconSet } from "#demos/icons/web/icon-set.ts";
import { IconToolbar } from "#demos/icons/web/icon-toolbar.tsx";
import styles from "#demos/icons/web/icons-screen.module.css";
import { NoIcons } from "#demos/icons/web/no-icons.tsx";
import { searchIcons } from "#demos/icons/web/search-icons.ts";
import { useChosenIcon } from "#demos/icons/web/use-chosen-icon.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { useIsMobile } from "#web/lib/media.ts";
import type { TableSearch } from "#web/lib/table-search.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/empty-state.tsx";
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
