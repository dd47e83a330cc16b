import { IconPlus, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { maxArticles, maxReceiptLines } from "#features/email-templates/contract.ts";
import { replaceRows, type RowList, rowsOf } from "#features/email-templates/web/field-values.ts";
import styles from "#features/email-templates/web/template-rows.module.css";
import type { TemplateForm } from "#features/email-templates/web/use-template-form.ts";
import { textOf } from "#features/email-templates/web/text-of.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { currencySign } from "#web/lib/format/format-money.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { NumberField } from "#web/ui/form/numbers/number-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";
import { TextareaField } from "#web/ui/form/text/textarea-field.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

type RowsProps = { form: TemplateForm };

/** The items of a receipt. */
export function LineRows({ form }: RowsProps) {
  const { t } = useTranslation();
  return (
    <Rows
      form={form}
      list="lines"
      title={t("Items")}
      nameRow={(number) => t("Item {{number}}", { number })}
      empty={{ item: "", quantity: 1, price: "" }}
      max={maxReceiptLines}
      add={t("Add item")}
      removed={t("Item removed")}
    >
      {(name) => (
        <>
          <TextField label={t("Item")} dir="auto" required {...form.field(`${name}.item`)} />
          <div className={styles.numbers}>
            <NumberField
              label={t("Quantity")}
              min={1}
              hasSteps={false}
              required
              {...form.control(`${name}.quantity`)}
              value={form.values[`${name}.quantity`] ?? ""}
            />
            <NumberField
              label={t("Price")}
              before={currencySign()}
              min={0}
              decimals={2}
              hasSteps={false}
              required
              {...form.control(`${name}.price`)}
              value={form.values[`${name}.price`] ?? ""}
            />
          </div>
        </>
      )}
    </Rows>
  );
}

/** The articles of a newsletter. */
export function ArticleRows({ form }: RowsProps) {
  const { t } = useTranslation();
  return (
    <Rows
      form={form}
      list="articles"
      title={t("Articles")}
      nameRow={(number) => t("Article {{number}}", { number })}
      empty={{ title: "", text: "", link: "https://" }}
      max={maxArticles}
      add={t("Add article")}
      removed={t("Article removed")}
    >
      {(name) => (
        <>
          <TextField label={t("Title")} dir="auto" required {...form.field(`${name}.title`)} />
          <TextareaField label={t("Text")} rows={2} required {...textOf(form, `${name}.text`)} />
          <TextField label={t("Link")} type="url" required {...form.field(`${name}.link`)} />
        </>
      )}
    </Rows>
  );
}

type ListProps = RowsProps & {
  list: RowList;
  /** The texts are translated. */
  title: string;
  nameRow: (number: number) => string;
  /** The values of an added row. */
  empty: Readonly<Record<string, string | number>>;
  max: number;
  add: string;
  removed: string;
  /** The fields of a row, whose names begin with this name. */
  children: (name: string) => ReactNode;
};

/** Rows of fields, one at least, to add and to remove. */
function Rows({ form, list, title, nameRow, empty, max, add, removed, children }: ListProps) {
  const { t } = useTranslation();
  const rows = rowsOf(form.values, list);
  const write = (next: readonly object[]) => form.change(replaceRows(form.values, list, next));

  const remove = (index: number) => {
    write(rows.filter((_, place) => place !== index));
    offerUndo({ title: removed, key: `email-${list}`, undo: () => write(rows) });
  };
  return (
    <Stack as="fieldset" gap="compact">
      <legend className={styles.title}>{title}</legend>
      {rows.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no identity of their own; all state is in the form
        <div key={index} role="group" className={styles.row} aria-label={nameRow(index + 1)}>
          <Row gap="none" justify="between" nowrap className={styles.head}>
            <Text size="small" muted>
              {nameRow(index + 1)}
            </Text>
            {rows.length > 1 && (
              <IconButton label={t("Remove: {{name}}", { name: nameRow(index + 1) })} onClick={() => remove(index)}>
                <IconTrash size={16} stroke={1.75} aria-hidden />
              </IconButton>
            )}
          </Row>
          {children(`${list}.${index}`)}
        </div>
      ))}
      {rows.length < max && (
        <Button size="small" className={styles.add} onClick={() => write([...rows, empty])}>
          <IconPlus size={16} stroke={1.75} aria-hidden />
          {add}
        </Button>
      )}
    </Stack>
  );
}
