import { Link } from "@tanstack/react-router";

import type { GalleryAlbum } from "#features/gallery/contract.ts";
import styles from "#features/gallery/web/albums.module.css";
import { type GalleryParams, writeGalleryParams } from "#features/gallery/web/gallery-params.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Row } from "#web/ui/layout/row.tsx";

type AlbumsProps = {
  /** Undefined while unknown. */
  albums: readonly GalleryAlbum[] | undefined;
  params: GalleryParams;
};

/** The albums with the number of their pictures. Each is a link, so that the chosen one is part of the URL. */
export function Albums({ albums, params }: AlbumsProps) {
  const { t } = useTranslation();
  const all = albums?.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label={t("Albums")} className={`fading-ends ${styles.albums}`}>
      <Row as="ul" nowrap>
        <AlbumLink album={undefined} count={all} params={params} />
        {albums?.map(({ name, count }) => (
          <AlbumLink key={name} album={name} count={count} params={params} />
        ))}
      </Row>
    </nav>
  );
}

type AlbumLinkProps = { album: string | undefined; count: number | undefined; params: GalleryParams };

function AlbumLink({ album, count, params }: AlbumLinkProps) {
  const { t } = useTranslation();
  const search = writeGalleryParams({ ...params, album, page: 1, picture: undefined });
  return (
    <li>
      <Link
        to="/gallery"
        search={search as never}
        className={styles.album}
        aria-current={params.album === album ? "page" : undefined}
        activeProps={{}}
        activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
        resetScroll={false}
      >
        <bdi>{album ?? t("All albums")}</bdi>
        <span className={styles.count}>{count !== undefined && formatNumber(count)}</span>
      </Link>
    </li>
  );
}
