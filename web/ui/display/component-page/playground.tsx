import { IconRestore } from "@tabler/icons-react";
import { useState } from "react";

import type { PropertyDoc } from "#web/lib/component-doc.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import styles from "#web/ui/display/component-page/playground.module.css";
import { Drawn } from "#web/ui/display/component-page/drawn.tsx";
import { type ComponentPage, nameOf } from "#web/ui/display/component-page/page.ts";
import { controlOf, maxText, type PropertyValue } from "#web/ui/display/component-page/property-control.ts";
import { usePlayground } from "#web/ui/display/component-page/use-playground.ts";
import { writeElement } from "#web/ui/display/component-page/write-element.ts";
import { Source } from "#web/ui/display/example/source.tsx";
import { ButtonGroup } from "#web/ui/form/choices/button-group.tsx";
import { NumberField } from "#web/ui/form/numbers/number-field.tsx";
import { SelectField } from "#web/ui/form/lists/select-field.tsx";
import { SwitchField } from "#web/ui/form/choices/switch-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** More options than these are a select. */
const maxButtons = 4;

/** Draws a component with the values that the reader chooses, and its source. */
export function Playground({ pages }: { pages: readonly [ComponentPage, ...ComponentPage[]] }) {
  const { t } = useTranslation();
  const { page, properties, values, isChanged, select, change, reset } = usePlayground(pages);
  const [presses, setPresses] = useState(0);
  const name = nameOf(page);
  const source = writeElement({
    name,
    properties,
    values,
    attributes: page.isPressable ? ["onClick={save}"] : [],
    content: page.content?.source,
  });
  return (
    <Card as="section" className={styles.card} id="playground" aria-labelledby="playground-title">
      <Row justify="between">
        <h2 id="playground-title" className={styles.title} tabIndex={-1}>
          {t("Playground")}
        </h2>
        <Button variant="subtle" size="small" aria-disabled={!isChanged} onClick={() => isChanged && reset()}>
          <IconRestore size={16} stroke={1.75} aria-hidden />
          {t("Reset")}
        </Button>
      </Row>
      {pages.length > 1 && (
        <ButtonGroup
          label={t("Component")}
          name="component"
          value={name}
          onChange={select}
          options={pages.map((each) => ({ value: nameOf(each), label: nameOf(each) }))}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.stage}>
          <div className={styles.drawn} data-wide={page.isWide}>
            <Drawn page={page} values={values} onPress={() => setPresses(presses + 1)} />
          </div>
          {page.isPressable && (
            <p role="status" className={styles.presses}>
              <bdi>{t({ one: "Pressed {{count}} time", other: "Pressed {{count}} times" }, { count: presses })}</bdi>
            </p>
          )}
        </div>
        <Stack gap="compact" role="group" aria-label={t("Properties of {{name}}", { name })}>
          {properties.map((property) => (
            <PropertyField
              key={`${name} ${property.name}`}
              property={property}
              value={values[property.name]}
              onChange={(value) => change(property.name, value)}
            />
          ))}
        </Stack>
      </div>
      <div>
        <Source key={name} title={name} text={source} startsOpen />
      </div>
    </Card>
  );
}

type PropertyFieldProps = {
  property: PropertyDoc;
  value: PropertyValue | undefined;
  onChange: (value: PropertyValue | undefined) => void;
};

/** The control that the type of a property has. */
function PropertyField({ property, value, onChange }: PropertyFieldProps) {
  const { t } = useTranslation();
  const control = controlOf(property);
  if (!control) return null;
  const { name: label, initial, isOptional } = property;
  const field = { label, name: label };
  if (control.kind === "switch") return <SwitchField {...field} value={value === true} onChange={onChange} />;
  if (control.kind === "number")
    return (
      <NumberField
        {...field}
        isGrouped={false}
        value={typeof value === "number" ? value : (initial ?? "")}
        onChange={(next) => onChange(typeof next === "number" ? next : undefined)}
      />
    );
  if (control.kind === "text")
    return (
      <TextField
        {...field}
        dir="auto"
        maxLength={maxText}
        value={String(value ?? "")}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === "" && isOptional ? undefined : currentTarget.value)
        }
      />
    );
  const options = control.options.map((option) => ({ value: String(option), label: String(option) }));
  const chosen = String(value ?? initial?.replaceAll('"', "") ?? "");
  const choose = (text: string) => onChange(control.options.find((option) => String(option) === text));
  const hasInitial = initial !== undefined || !isOptional;
  return hasInitial && options.length <= maxButtons ? (
    <ButtonGroup {...field} value={chosen} onChange={choose} options={options} />
  ) : (
    <SelectField
      {...field}
      value={chosen}
      required={hasInitial}
      placeholder={t("Not set")}
      choices={options}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
