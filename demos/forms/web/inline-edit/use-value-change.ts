import { useQueryClient } from "@tanstack/react-query";

import type { InlineFields, InlineValues } from "#demos/inline-edit/contract.ts";
import { useUpdateValues, valuesQuery } from "#demos/forms/web/inline-edit/queries.ts";
import { saveChange } from "#web/lib/changes/save-change.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useConflict } from "#web/lib/changes/use-conflict.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

type Name = keyof InlineFields;

/** Changes values that other windows may have changed meanwhile, with undo. */
export function useValueChange() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutateAsync } = useUpdateValues();
  const { asked, choose } = useConflict<Partial<InlineFields>>();

  const write = (base: InlineValues, change: Partial<InlineFields>) => {
    const [name] = Object.keys(change) as [Name];
    const toSeen = (seen: InlineValues) => ({ fields: { [name]: seen[name] }, version: seen.version });
    return saveChange<Partial<InlineFields>>({
      base: toSeen(base),
      change,
      send: (part, version) => mutateAsync({ ...part, version }),
      read: async () => toSeen(await queryClient.fetchQuery({ ...valuesQuery, staleTime: 0 })),
      choose,
    });
  };

  return {
    asked,
    /**
     * Changes one value.
     *
     * @param base the values when editing began
     * @param label the name of the value, translated
     * @throws {ApiError} if the server refuses the change
     */
    change: async (base: InlineValues, change: Partial<InlineFields>, label: string) => {
      const outcome = await write(base, change);
      if (outcome === "mine") {
        const [name] = Object.keys(change) as [Name];
        offerUndo({
          title: t("Value changed"),
          text: label,
          key: `inline-edit ${name}`,
          undo: async () => (await write({ ...base, ...change }, { [name]: base[name] })) === "mine",
        });
      }
      return outcome;
    },
  };
}

export type ValueChange = ReturnType<typeof useValueChange>["change"];
