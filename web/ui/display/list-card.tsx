import { IconArrowRight } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/empty-state.tsx";
import styles from "#web/ui/display/list-card.module.css";

type ListCardProps<Item> = {
  /** Translated. */
  title: string;
  /** The address of the screen that has all items, and the link's text. */
  more?: { readonly href: string; readonly text: string } | undefined;
  /** A result of `useQuery`, with the items to show; undefined until they have arrived. */
  request: { readonly isError: boolean; readonly refetch: () => unknown };
  items: readonly Item[] | undefined;
  /** The number of items for which there is room, so that nothing moves when they arrive. */
  room: number;
  /** Shown without items, and if they could not be loaded. */
  empty: ReactNode;
  failure: string;
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
};

/** The first items of a list that another screen has in full. */
export function ListCard<Item>({
  title,
  more,
  request: { isError, refetch },
  items,
  room,
  empty,
  failure,
  keyOf,
  children,
}: ListCardProps<Item>) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Card className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {more && (
          <a href={`#${more.href}`} className={styles.more}>
            {more.text}
            <IconArrowRight size={16} stroke={1.75} aria-hidden data-mirrored />
          </a>
        )}
      </header>
      <div className={styles.body} style={{ minBlockSize: room * rowHeight }}>
        {!items && !isError && <div role="status" aria-label={t("Loading")} />}
        {!items && isError && (
          <EmptyState title={failure} action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>} />
        )}
        {items?.length === 0 && empty}
        {items && items.length > 0 && (
          <ul className={styles.items} aria-label={title}>
            {items.map((item) => (
              <li key={keyOf(item)} className={styles.item}>
                {children(item)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

/** In pixels, as in the style sheet. */
const rowHeight = 56;

type ListCardRowProps = {
  /** A picture or sign of 32 px. */
  start: ReactNode;
  title: string;
  /** The address of the item, which the whole row links to. */
  href?: string | undefined;
  text?: string;
  end?: ReactNode;
  isUnread?: boolean;
};

/** A row: a sign, the name, a line of details, and a value at the end. */
export function ListCardRow({ start, title, href, text, end, isUnread = false }: ListCardRowProps) {
  const { t } = useTranslation();
  const name = (
    <>
      <span>{title}</span>
      {isUnread && <span className="visually-hidden">, {t("unread")}</span>}
    </>
  );
  return (
    <>
      {start}
      <div className={styles.words}>
        {href === undefined ? (
          <span className={`truncate ${styles.name}`} dir="auto" data-unread={isUnread || undefined}>
            {name}
          </span>
        ) : (
          <a href={`#${href}`} className={`truncate ${styles.name}`} dir="auto" data-unread={isUnread || undefined}>
            {name}
          </a>
        )}
        {text !== undefined && text !== "" && (
          <span className={`truncate ${styles.text}`} dir="auto">
            {text}
          </span>
        )}
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </>
  );
}
