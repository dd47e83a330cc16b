import { IconSearch } from "@tabler/icons-react";

import { placeOf } from "#contract/screens/screens.ts";
import { rowKinds } from "#contract/search.ts";
import { KindIcon, ScreenIcon, titleOfKind } from "#web/screens/search/hit-kinds.tsx";
import { readRecent, type RecentEntry, screenOf, titleOf } from "#web/screens/search/recent-entries.ts";
import styles from "#web/screens/search/search-screen.module.css";
import { formatList } from "#web/lib/format/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Text } from "#web/ui/display/text/text.tsx";

/** The search screen without a query: a hint, and links to the entries opened last. */
export function RecentList() {
  const { t, language } = useTranslation();
  const entries = readRecent().flatMap((entry) => (entry.href === "/search" ? [] : describe(entry)));
  const kinds = [t("Screens"), ...rowKinds.map(({ title }) => translateData(title))];
  const hint = t("Search in {{kinds}}.", { kinds: formatList(kinds, language) });
  if (entries.length === 0)
    return <EmptyState icon={<IconSearch size={32} stroke={1.5} />} title={t("Nothing opened yet")} text={hint} />;
  return (
    <>
      <p className={styles.hint}>{hint}</p>
      <Card className={styles.card} aria-label={t("Recent")}>
        <Text as="h2" size="medium" weight="bold" className={styles.recent}>
          {t("Recent")}
        </Text>
        <ul className={styles.hits}>
          {entries.map(({ href, title, place, icon }) => (
            <li key={href} className={styles.hit}>
              <span className={styles.icon}>{icon}</span>
              <a href={`#${href}`} className={`truncate ${styles.title}`} dir="auto">
                {title}
              </a>
              <span className={styles.date}>{place}</span>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

/** None if it is a screen that the person does not see any longer. */
function describe(entry: RecentEntry) {
  const { href, kind } = entry;
  const title = titleOf(entry);
  if (title === undefined) return [];
  const screen = screenOf(entry);
  const icon = screen ? <ScreenIcon screen={screen} size={20} /> : <KindIcon kind={kind ?? ""} size={20} />;
  return [{ href, title, place: screen ? translateData(placeOf(screen) ?? "") : titleOfKind(kind), icon }];
}
