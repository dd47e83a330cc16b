import styles from "#web/ui/display/icon-links.module.css";
import { Card } from "#web/ui/display/card.tsx";
import { NamedIcon } from "#web/ui/display/named-icon.tsx";

type IconLink = {
  /** Translated. */
  readonly title: string;
  readonly href: string | undefined;
  /** The name of an icon; see `NamedIcon`. */
  readonly icon: string | undefined;
};

/** Links to screens in a grid with hairlines. The class has its columns. */
export const IconLinks = ({
  links,
  className = "",
}: {
  links: readonly IconLink[];
  className?: string | undefined;
}) => (
  <Card as="div" className={`${styles.links} ${className}`}>
    {links.map(({ title, href, icon }) => (
      <a key={title} className={styles.link} href={href}>
        <NamedIcon name={icon} />
        <span>{title}</span>
      </a>
    ))}
  </Card>
);
