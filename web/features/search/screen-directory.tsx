import { useQuery } from "@tanstack/react-query";
import { useId } from "react";

import type { MenuItem } from "#contract/menu.ts";
import styles from "#web/features/search/screen-directory.module.css";
import { translateData } from "#web/lib/i18n.ts";
import { menuQuery } from "#web/lib/menu-query.ts";
import { Card } from "#web/ui/display/card.tsx";
import { NamedIcon } from "#web/ui/display/named-icon.tsx";

/** The screens of the menu by group, for people who do not know the name of what they look for. */
export function ScreenDirectory() {
  // The navigation reports a failure.
  const { data } = useQuery(menuQuery);
  if (!data) return null;
  const isGroup = ({ items }: MenuItem) => items !== undefined && items.length > 0;
  return (
    <>
      <Card as="div" className={styles.screens}>
        {data.items
          .filter((item) => !isGroup(item))
          .map((item) => (
            <a key={item.title} className={styles.screen} href={addressOf(item)}>
              <NamedIcon name={item.icon} />
              {translateData(item.title)}
            </a>
          ))}
      </Card>
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
        {translateData(group.title)}
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

const addressOf = ({ sref, href }: MenuItem) => (sref === undefined ? href : `#${sref}`);

/** The links below an entry, at any depth. */
const leavesOf = ({ items = [] }: MenuItem): readonly MenuItem[] =>
  items.flatMap((item) => (item.items?.length ? leavesOf(item) : [item]));
