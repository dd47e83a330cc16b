import { useState } from "react";

import { type PluginChoices, savePluginChoices } from "#demos/plugins/contract.ts";
import { useSaveChoices } from "#demos/forms/web/plugins/queries.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { DayRange } from "#web/ui/form/date-field.tsx";
import type { TypedNumber } from "#web/ui/form/numbers/number-field.tsx";
import type { NumberRange } from "#web/ui/form/numbers/range-field.tsx";

/** The values of the form: numbers may be typed, and the card is not part of what was saved. */
type PluginValues = Omit<PluginChoices, "currency" | "decimal" | "range" | "period" | "tags" | "favourites"> & {
  range: NumberRange;
  period: DayRange;
  tags: readonly string[];
  favourites: readonly string[];
  currency: TypedNumber;
  decimal: TypedNumber;
  card: string;
};

const toValues = (choices: PluginChoices): PluginValues => ({ ...choices, card: "" });

/** The form of the choices. It follows those that are saved elsewhere while it has no changes of its own. */
export function usePluginsForm(choices: PluginChoices) {
  const { t } = useTranslation();
  const { mutateAsync } = useSaveChoices();
  const form = useContractForm(savePluginChoices, {
    initial: toValues(choices),
    send: (body) => mutateAsync(body),
    onSaved: (saved) => {
      const before = choices;
      form.reset(toValues(saved));
      offerUndo({ title: t("Choices saved"), key: "plugins", undo: () => mutateAsync(before) });
    },
  });
  const [followed, setFollowed] = useState(choices);
  if (choices !== followed) {
    setFollowed(choices);
    if (!form.isChanged) form.reset(toValues(choices));
  }
  return form;
}

export type PluginsFormState = ReturnType<typeof usePluginsForm>;
