import { firstInstalled } from "#contract/screens/screens.ts";
import { IconChecklist } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import { type Todo, todoStates } from "#features/todo/contract.ts";
import styles from "#features/todo/web/open-todos.module.css";
import { todosQuery } from "#features/todo/web/queries.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { ListCard, ListCardRow } from "#web/ui/display/list-card.tsx";
import { RelativeTime } from "#web/ui/display/text/relative-time.tsx";

const room = 5;

/** Where the todos are. */
const place = firstInstalled("/widgets", "/dashboard");

/** The todos to do next, for the home screen: the critical ones first. */
export function OpenTodos() {
  const { t } = useTranslation();
  const request = useQuery(todosQuery);
  const open = request.data?.filter(({ completedAt }) => completedAt === null).toSorted(byState);
  return (
    <ListCard
      title={t("Todos")}
      more={place === "/home" ? undefined : { href: place, text: t("Open todos") }}
      request={request}
      items={open?.slice(0, room)}
      room={room}
      empty={
        <EmptyState
          icon={<IconChecklist size={32} stroke={1.5} />}
          title={t("Nothing to do")}
          text={t("Todos that you add appear here until they are completed.")}
        />
      }
      failure={t("Todos could not be loaded")}
      keyOf={({ _id }) => _id}
    >
      {({ title, state, createdAt }) => (
        <ListCardRow
          start={<span className={styles.sign} data-state={state} />}
          title={title}
          text={translateData(state)}
          end={<RelativeTime date={createdAt} />}
        />
      )}
    </ListCard>
  );
}

const byState = (one: Todo, other: Todo) => todoStates.indexOf(one.state) - todoStates.indexOf(other.state);
