import type { TableSetup } from "#contract/tables/table-setup.ts";
import { changePreferences, preferences } from "#web/lib/session/preferences.ts";
import { useStore } from "#web/lib/store.ts";

const asItComes: TableSetup = {};

/** A person's configuration of a table, stored in the browser and with the account. */
export function useTableSetup(id: string) {
  const setup = useStore(preferences).tables?.[id] ?? asItComes;
  const change = (part: TableSetup) => {
    const tables = preferences.get().tables ?? {};
    changePreferences({ tables: { ...tables, [id]: { ...tables[id], ...part } } });
  };
  const reset = () => {
    const { [id]: _, ...others } = preferences.get().tables ?? {};
    changePreferences({ tables: others });
  };
  return { setup, change, reset };
}
