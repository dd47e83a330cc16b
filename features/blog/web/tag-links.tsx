import { Link } from "@tanstack/react-router";

import styles from "#features/blog/web/tag-links.module.css";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Row } from "#web/ui/layout/row.tsx";

type TagLinksProps = {
  tags: readonly { readonly tag: string; readonly count?: number }[];
  /** The tag by which the list is filtered. */
  current?: string | undefined;
};

/** Links to the posts with each tag. */
export function TagLinks({ tags, current }: TagLinksProps) {
  const { t } = useTranslation();
  if (tags.length === 0) return null;
  return (
    <Row as="ul" className={styles.tags} aria-label={t("Tags")}>
      {tags.map(({ tag, count }) => (
        <li key={tag}>
          <Link to="/blog" search={{ tag }} className={styles.tag} aria-current={tag === current || undefined}>
            <bdi>{tag}</bdi>
            {count !== undefined && (
              <>
                <span className={styles.count} aria-hidden>
                  {formatNumber(count)}
                </span>
                <bdi className="visually-hidden">
                  {t({ one: "{{count}} post", other: "{{count}} posts" }, { count })}
                </bdi>
              </>
            )}
          </Link>
        </li>
      ))}
    </Row>
  );
}
