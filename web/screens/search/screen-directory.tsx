import { useQuery } from "@tanstack/react-query";
import { useId } from "react";

import type { MenuItem } from "#contract/menu.ts";
import styles from "#web/screens/search/screen-directory.module.css";
import { translateData } from "#web/lib/i18n.ts";
import { menuQuery } from "#web/lib/menu-query.ts";
import { Card } from "#web/ui/display/card.tsx";
import { IconLinks } from "#web/ui/display/icon-links.tsx";
import { NamedIcon } from "#web/ui/display/named-icon.tsx";

/** The screens of the menu by group, for people who do not know the name of what they look for. */
export function ScreenDirectory() {
  // The navigation reports a failure.
  const { data } = useQuery(menuQuery);
  if (!data) return null;
  const screens = data.items.filter((item) => !isGroup(item));
  return (
    <>
      <IconLinks
        className={styles.screens}
        links={screens.map((item) => ({
          title: translateData(item.title),
          href: addressOf(item),
          icon: item.icon,
        }))}
      />
      <div className={styles.groups}>
        {data.items.filter(isGroup).map((item) => (
          <Group key={item.title} group={item} />
        ))}
      </div>
    </>
  );
}

function Group({ group }: { group: MenuItem }) {
  const id = useId();
  return (
    <Card className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <NamedIcon name={group.icon} />
        <span>{translateData(group.title)}</span>
      </h2>
      <ul className={styles.links}>
        {leavesOf(group).map((item) => (
          <li key={item.title}>
            <a className={styles.link} href={addressOf(item)}>
              {translateData(item.title)}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const isGroup = ({ items = [] }: MenuItem) => items.length > 0;

const addressOf = ({ sref, href }: MenuItem) => (sref === undefined ? href : `#${sref}`);

/** The links below an entry, at any depth. */
const leavesOf = ({ items = [] }: MenuItem): readonly MenuItem[] =>
  items.flatMap((item) => (isGroup(item) ? leavesOf(item) : [item]));
