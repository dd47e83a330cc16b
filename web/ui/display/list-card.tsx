import { IconArrowRight } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { rowHeight } from "#web/ui/display/list-card-size.ts";
import styles from "#web/ui/display/list-card.module.css";

type CardFrameProps = {
  /** Translated. */
  title: string;
  /** The address of the screen that has all, and the link's text. */
  more?: { readonly href: string; readonly text: string } | undefined;
  /** A result of `useQuery`. */
  request: { readonly isError: boolean; readonly refetch: () => unknown };
  /** The number of rows for which there is room, so that nothing moves when they arrive. */
  room: number;
  /** Shown if the content could not be loaded. */
  failure: string;
};

type SummaryCardProps = CardFrameProps & {
  /** Undefined until it has arrived. */
  children: ReactNode | undefined;
};

/** A part of what another screen has in full. */
export function SummaryCard({ title, more, request: { isError, refetch }, room, failure, children }: SummaryCardProps) {
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
        {children === undefined && !isError && <div role="status" aria-label={t("Loading")} />}
        {children === undefined && isError && (
          <EmptyState title={failure} action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>} />
        )}
        {children}
      </div>
    </Card>
  );
}

type ListCardProps<Item> = CardFrameProps & {
  /** Undefined until they have arrived. */
  items: readonly Item[] | undefined;
  /** Shown without items. */
  empty: ReactNode;
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
};

/** The first items of a list that another screen has in full. */
export function ListCard<Item>({ items, empty, keyOf, children, ...frame }: ListCardProps<Item>) {
  const list = items && items.length > 0 && (
    <ul className={styles.items} aria-label={frame.title}>
      {items.map((item) => (
        <li key={keyOf(item)} className={styles.item}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
  return <SummaryCard {...frame}>{items && (list || empty)}</SummaryCard>;
}

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
