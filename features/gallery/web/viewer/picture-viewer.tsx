import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

import type { GalleryPicture, ShownPicture } from "#features/gallery/contract.ts";
import type { GalleryParams } from "#features/gallery/web/gallery-params.ts";
import { pictureQuery } from "#features/gallery/web/queries.ts";
import { Stage, type StageHandle } from "#features/gallery/web/viewer/stage.tsx";
import styles from "#features/gallery/web/viewer/viewer.module.css";
import { ViewerHead } from "#features/gallery/web/viewer/viewer-head.tsx";
import { readKey } from "#features/gallery/web/viewer/zoom.ts";
import { formatDateLong, formatPixels } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Row } from "#web/ui/layout/row.tsx";

type PictureViewerProps = {
  id: string;
  /** The list whose neighbours are shown. */
  params: GalleryParams;
  /** The picture and its place as far as they are known before the server answers. */
  placeholder: ShownPicture | undefined;
  /** False while another dialog has the keys. */
  hasKeys: boolean;
  onShow: (id: string) => void;
  onEdit: (picture: GalleryPicture) => void;
  onDelete: (picture: GalleryPicture) => void;
  onClose: () => void;
};

/** Shows a picture in the whole window, and leads to its neighbours by buttons, keys and swiping. */
export function PictureViewer({ id, params, placeholder, hasKeys, onShow, onClose, ...actions }: PictureViewerProps) {
  const { t } = useTranslation();
  const { data = placeholder, isError, refetch } = useQuery(pictureQuery(id, params));
  const stage = useRef<StageHandle>(null);
  usePreloadedNeighbours(data, params);

  const show = (to: string | undefined) => to !== undefined && to !== id && onShow(to);
  const steps = {
    next: () => show(data?.next?.id),
    previous: () => show(data?.previous?.id),
    first: () => show(data?.first),
    last: () => show(data?.last),
  };
  useViewerKeys(hasKeys, steps, stage);

  return (
    <Dialog title={data?.picture.caption ?? t("Picture")} shape="screen" isTitleShown={false} onClose={onClose}>
      <div className={styles.viewer}>
        <ViewerHead shown={data} onClose={onClose} {...actions} />
        {data && <Stage key={data.picture.id} ref={stage} picture={data.picture} onSwipe={(to) => steps[to]()} />}
        {!data && isError && (
          <div className={styles.missing}>
            <EmptyState
              title={t("Picture not found")}
              text={t("It may have been deleted.")}
              action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
            />
          </div>
        )}
        {data && <Steps shown={data} onNext={steps.next} onPrevious={steps.previous} />}
        {data && <Words {...data.picture} />}
      </div>
    </Dialog>
  );
}

type StepsProps = { shown: ShownPicture; onNext: () => void; onPrevious: () => void };

/** At an end of the list, the button stays in its place and keeps the focus. */
function Steps({ shown: { next, previous }, onNext, onPrevious }: StepsProps) {
  const { t } = useTranslation();
  return (
    <>
      <IconButton
        label={t("Previous picture")}
        className={`${styles.step} ${styles.previous}`}
        aria-disabled={!previous}
        onClick={onPrevious}
      >
        <IconChevronLeft size={20} stroke={1.75} aria-hidden data-mirrored />
      </IconButton>
      <IconButton
        label={t("Next picture")}
        className={`${styles.step} ${styles.next}`}
        aria-disabled={!next}
        onClick={onNext}
      >
        <IconChevronRight size={20} stroke={1.75} aria-hidden data-mirrored />
      </IconButton>
    </>
  );
}

function Words({ caption, album, takenAt, width, height, owner }: GalleryPicture) {
  const { t } = useTranslation();
  return (
    <div className={styles.words}>
      <p className={styles.caption} dir="auto">
        {caption}
      </p>
      <Row as="ul" gap="medium" lineGap="none" justify="center" className={styles.details}>
        <li>
          <bdi>{album}</bdi>
        </li>
        <li>
          <bdi>{owner.name}</bdi>
        </li>
        <li>
          <time dateTime={takenAt}>
            <bdi>{formatDateLong(new Date(takenAt))}</bdi>
          </time>
        </li>
        <li>
          <bdi>{t("{{size}} pixels", { size: formatPixels(width, height) })}</bdi>
        </li>
      </Row>
    </div>
  );
}

/** Loads the neighbours and their places in advance, so that the next step is shown at once. */
function usePreloadedNeighbours(shown: ShownPicture | undefined, params: GalleryParams) {
  const client = useQueryClient();
  const preload = useEffectEvent((id: string) => void client.prefetchQuery(pictureQuery(id, params)));
  const { next, previous } = shown ?? {};
  useEffect(() => {
    for (const picture of [next, previous]) {
      if (!picture) continue;
      new Image().src = picture.address;
      preload(picture.id);
    }
    // A refetch returns new objects with the same pictures.
  }, [next?.id, previous?.id]); // oxlint-disable-line react/exhaustive-deps -- see above
}

type Steps = Readonly<Record<"next" | "previous" | "first" | "last", () => unknown>>;

/** Handles the keys of the viewer: those of the page below do not hear them. */
function useViewerKeys(isOn: boolean, steps: Steps, stage: RefObject<StageHandle | null>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = readKey(event.key, isPageRightToLeft());
    if (!action) return;
    event.preventDefault();
    if (action === "in" || action === "out" || action === "whole") stage.current?.zoom(action);
    else steps[action]();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
