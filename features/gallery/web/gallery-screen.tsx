import { IconPhotoOff, IconUpload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense, useState } from "react";

import { galleryPage, type GalleryPicture } from "#features/gallery/contract.ts";
import { Albums } from "#features/gallery/web/albums.tsx";
import { focusPicture, pictureAfter } from "#features/gallery/web/focus-picture.ts";
import { type GalleryDialog, GalleryDialogs, preloadUpload } from "#features/gallery/web/dialogs/gallery-dialogs.tsx";
import { type GalleryParams, readGalleryParams, writeGalleryParams } from "#features/gallery/web/gallery-params.ts";
import { GalleryToolbar } from "#features/gallery/web/gallery-toolbar.tsx";
import { GridSkeleton, PictureGrid } from "#features/gallery/web/picture-grid.tsx";
import { placeInList } from "#features/gallery/web/place-in-list.ts";
import { picturesQuery } from "#features/gallery/web/queries.ts";
import { SelectionBar } from "#features/gallery/web/selection-bar.tsx";
import { usePictureActions } from "#features/gallery/web/use-picture-actions.ts";
import { usePictureSelection } from "#features/gallery/web/use-picture-selection.ts";
import { useViewer } from "#features/gallery/web/use-viewer.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { isBeyondLast, lastPage } from "#web/lib/api/pages.ts";
import type { TableSearch } from "#web/lib/table-search.ts";
import { useDebounced } from "#web/lib/use-debounced.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Pagination } from "#web/ui/display/pagination.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { useKnownPage } from "#web/ui/screen/use-known-page.ts";

const PictureViewer = lazyPart(
  () => import("#features/gallery/web/viewer/picture-viewer.tsx").then((part) => part.PictureViewer),
  { failure: "dialog" },
);

/** In milliseconds: a search begins when the person pauses. */
const typingPause = 200;

/** Albums of pictures that everyone sees, with a viewer whose address is that of the picture. */
export function GalleryScreen() {
  const { t } = useTranslation();
  const search: TableSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const params = readGalleryParams(search);
  const q = useDebounced(params.q, typingPause, params.q);
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    ...picturesQuery({ ...params, q }),
    // The pictures before stay until the next arrive, so that nothing flickers.
    placeholderData: (before) => before,
  });
  const list = data && !isBeyondLast(data) ? data : undefined;
  const isReady = data !== undefined && !isPlaceholderData && q === params.q;

  const change = (part: Partial<GalleryParams>, isReplaced = false) => {
    const next = { ...params, page: 1, picture: undefined, ...part };
    const to = { to: "/gallery", search: writeGalleryParams(next) as never } as const;
    void navigate({ ...to, replace: isReplaced, resetScroll: false });
  };
  const last = isReady ? lastPage(data.total, galleryPage) : undefined;
  const page = useKnownPage(params.page, last, (known) => change({ page: known }, true));
  const viewer = useViewer(params.picture, (picture) => change({ page: params.page, picture }, true));

  const actions = usePictureActions();
  const [dialog, setDialog] = useState<GalleryDialog>();
  const remove = (pictures: readonly GalleryPicture[]) => {
    const own = pictures.filter(({ isMine }) => isMine);
    if (own.length === 0) return undefined;
    const ids = own.map(({ id }) => id);
    actions.remove(own);
    return pictureAfter(list?.data.map(({ id }) => id) ?? [], ids);
  };
  const selection = usePictureSelection({
    list: JSON.stringify({ ...params, picture: undefined }),
    pictures: list?.data ?? [],
    isStale: isPlaceholderData,
    onDelete: (pictures) => focusPicture(remove(pictures)),
  });
  const albums = data?.albums.map(({ name }) => name) ?? [];
  const edit = (picture: GalleryPicture) => setDialog({ kind: "edit", picture });
  const upload = () => setDialog({ kind: "upload", album: params.album ?? albums[0] ?? t("New pictures") });

  return (
    <Screen
      title={t("Gallery")}
      description={t("Albums shared by the whole office. Open a picture to see it full size.")}
      actions={
        <Button variant="primary" onPointerEnter={preloadUpload} onFocus={preloadUpload} onClick={upload}>
          <IconUpload size={20} stroke={1.75} aria-hidden />
          {t("Upload")}
        </Button>
      }
    >
      <Albums albums={data?.albums} params={params} />
      <GalleryToolbar params={params} total={data?.total} isReady={isReady} onChange={change} />
      {!list && !isError && <GridSkeleton />}
      {isError && !data && (
        <EmptyState
          title={t("Pictures could not be loaded")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {list?.total === 0 && (
        <NoPictures
          isFiltered={params.album !== undefined || params.isMine || params.q !== ""}
          onClear={() => change({ album: undefined, isMine: false, q: "" })}
          onUpload={upload}
        />
      )}
      {list && list.total > 0 && (
        <NextFrame fallback={<GridSkeleton />}>
          <PictureGrid
            pictures={list.data}
            params={params}
            selectedIds={selection.ids}
            isStale={isPlaceholderData}
            onSelect={selection.select}
          />
        </NextFrame>
      )}
      {list && list.total > galleryPage && (
        <Pagination page={page} size={galleryPage} total={list.total} onChange={(next) => change({ page: next })} />
      )}
      {selection.selected.length > 0 && (
        <SelectionBar
          selected={selection.selected}
          onEdit={edit}
          onMove={() => setDialog({ kind: "move", pictures: selection.selected.filter(({ isMine }) => isMine) })}
          onDelete={() => {
            focusPicture(remove(selection.selected));
            selection.clear();
          }}
          onClear={() => {
            focusPicture(selection.selected[0]?.id);
            selection.clear();
          }}
        />
      )}
      <Suspense>
        {params.picture !== undefined && (
          <PictureViewer
            id={params.picture}
            params={params}
            placeholder={placeInList(list, page, params.picture)}
            hasKeys={dialog === undefined}
            onShow={viewer.show}
            onEdit={edit}
            onDelete={(picture) => viewer.close(remove([picture]))}
            onClose={() => viewer.close()}
          />
        )}
      </Suspense>
      <GalleryDialogs
        dialog={dialog}
        albums={albums}
        actions={actions}
        onMoved={selection.clear}
        onClose={() => setDialog(undefined)}
      />
    </Screen>
  );
}

type NoPicturesProps = { isFiltered: boolean; onClear: () => void; onUpload: () => void };

function NoPictures({ isFiltered, onClear, onUpload }: NoPicturesProps) {
  const { t } = useTranslation();
  const icon = <IconPhotoOff size={32} stroke={1.5} />;
  if (isFiltered) {
    return (
      <EmptyState
        icon={icon}
        title={t("No matching pictures")}
        action={<Button onClick={onClear}>{t("Show all pictures")}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={t("No pictures yet")}
      text={t("Upload the first picture. Everyone can see it.")}
      action={<Button onClick={onUpload}>{t("Upload pictures")}</Button>}
    />
  );
}
