import { useState } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { MultiListbox } from "#web/ui/form/multi-listbox.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** A list of which several options are selected, with the pointer or by keyboard. */
export function Selectables() {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<readonly string[]>(["orders"]);
  const options = [
    { value: "summary", label: t("Summary") },
    { value: "orders", label: t("Orders") },
    { value: "products", label: t("Products") },
    { value: "invoices", label: t("Invoices") },
    { value: "projects", label: t("Projects") },
  ];
  return (
    <Stack>
      <MultiListbox
        label={t("Parts of the report")}
        options={options}
        marked={selected}
        onMark={setSelected}
        // Enter and a double click select one alone.
        onMove={(keys) => setSelected(keys.slice(0, 1))}
      />
      <bdi role="status">
        {t({ one: "{{count}} part selected", other: "{{count}} parts selected" }, { count: selected.length })}
      </bdi>
    </Stack>
  );
}
