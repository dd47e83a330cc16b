import styles from "#web/ui/display/text/count-badge.module.css";

type CountBadgeProps = {
  /** A word stays as it is. */
  count: number | string;
  /** Places it on the corner of a button. */
  isOnCorner?: boolean;
  className?: string | undefined;
};

/**
 * A count of unread items, shown up to 99. Hidden from screen readers, because the accessible name of the element that
 * it marks contains the count. The style sheet draws the number: as text it would be a part of that element's visible
 * label, which the accessible name then had to repeat.
 */
export const CountBadge = ({ count, isOnCorner, className = "" }: CountBadgeProps) => (
  <span
    className={`${styles.badge} ${className}`}
    data-corner={isOnCorner || undefined}
    data-count={Number(count) > 99 ? "99+" : count}
    aria-hidden
  />
);
