import { useState } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { Choice } from "#web/ui/form/choice.tsx";
import { Fields } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Resizable } from "#web/ui/layout/resizable.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

type Columns = 1 | 2 | 3;

/** Fields of a form in columns, where there is room for them. */
export function FieldColumns() {
  const { t } = useTranslation();
  const [columns, setColumns] = useState<Columns>(2);
  const [values, setValues] = useState<Record<string, string>>({});
  const fields = [
    ["first", t("First name")],
    ["last", t("Last name")],
    ["town", t("City")],
  ] as const;
  const options = ([1, 2, 3] as const).map((value) => ({ value, label: String(value) }));
  return (
    <Stack>
      <Row>
        <Choice<Columns> label={t("Columns")} options={options} value={columns} onChange={setColumns} />
      </Row>
      <Resizable label={t("Width of the form")}>
        <Fields columns={columns}>
          {fields.map(([name, label]) => (
            <TextField
              key={name}
              name={name}
              label={label}
              value={values[name] ?? ""}
              onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
            />
          ))}
        </Fields>
      </Resizable>
    </Stack>
  );
}
