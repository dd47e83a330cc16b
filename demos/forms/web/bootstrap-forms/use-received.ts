import { useState } from "react";

import type { FormSaved } from "#demos/forms/contract.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { LabelledValue } from "#web/ui/display/value-list.tsx";

type Value = string | number | boolean | undefined;

/** What the server has received of a form, by the labels of its fields. Secret fields are named without their value. */
export function useReceived<Name extends string>(labels: Readonly<Record<Name, string>>) {
  const { t } = useTranslation();
  const [received, setReceived] = useState<readonly LabelledValue[]>();
  const describe = (value: Value) => {
    if (typeof value === "boolean") return value ? t("Yes") : t("No");
    return String(value ?? "");
  };
  const show = ({ notStored }: FormSaved, values: Readonly<Record<Name, Value>>) => {
    const hidden: readonly string[] = notStored;
    const names = Object.keys(labels) as Name[];
    setReceived(
      names.map((name) => ({
        label: labels[name],
        value: hidden.includes(name) ? t("Checked, not stored") : describe(values[name]),
      })),
    );
  };
  return { received, show };
}
