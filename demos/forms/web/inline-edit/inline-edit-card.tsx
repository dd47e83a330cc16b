import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Suspense, useId, useState } from "react";

import { CompleteFields, type InlineFields } from "#demos/inline-edit/contract.ts";
import { describeValue, labelsOf } from "#demos/forms/web/inline-edit/describe-values.ts";
import { EditableValue } from "#demos/forms/web/inline-edit/editable-value.tsx";
import styles from "#demos/forms/web/inline-edit/inline-edit-card.module.css";
import { valuesQuery } from "#demos/forms/web/inline-edit/queries.ts";
import { useValueChange } from "#demos/forms/web/inline-edit/use-value-change.ts";
import { validateWith } from "#web/lib/form/form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Switch } from "#web/ui/form/choices/switch.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

const route = getRouteApi("/_shell/form/plugins");

const ConflictDialog = lazyPart(() => import("#web/ui/dialog/conflict-dialog.tsx").then((part) => part.ConflictDialog));

/** Values that are edited in a popup or in place, and checked together. */
export function InlineEditCard() {
  const { t } = useTranslation();
  const titleId = useId();
  const navigate = route.useNavigate();
  const params = route.useSearch();
  const { mode = "popup", editing } = params;
  const setParams = (change: typeof params) =>
    void navigate({ search: (known) => ({ ...known, ...change }), replace: true, resetScroll: false });
  const { data: values, isError, refetch } = useQuery(valuesQuery);
  const { asked, change } = useValueChange();
  const [isChecked, setIsChecked] = useState(false);
  const labels = labelsOf(t);
  const names = Object.keys(labels) as (keyof InlineFields)[];
  // Stays current while values are corrected.
  const errors = isChecked && values ? validateWith(CompleteFields)(values) : {};
  const count = Object.keys(errors).length;
  return (
    <Card className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t("Inline edit")}
      </h2>
      <Stack gap="small">
        <Switch
          label={t("Inline mode")}
          isOn={mode === "inline"}
          onChange={(isOn) => setParams({ mode: isOn ? "inline" : undefined })}
        />
        <Switch
          label={t("Enable editing")}
          isOn={editing !== "off"}
          onChange={(isOn) => setParams({ editing: isOn ? undefined : "off" })}
        />
      </Stack>
      {!values && isError && (
        <EmptyState
          title={t("The values could not be loaded")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {!values && !isError && <div className={styles.loading} role="status" aria-label={t("Loading")} />}
      {values && (
        <dl className={styles.lines}>
          {names.map((name) => (
            <div key={name} className={styles.line}>
              <dt className={styles.label}>{labels[name]}</dt>
              <dd className={styles.value}>
                <EditableValue
                  isEnabled={editing !== "off"}
                  error={errors[name]}
                  onChange={change}
                  {...{ name, values, mode }}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.check}>
        <Button onClick={() => setIsChecked(true)}>{t("Validate")}</Button>
        <p role="status" className={styles.status} data-valid={count === 0 || undefined}>
          {isChecked && (
            <bdi>
              {count === 0
                ? t("All fields are valid")
                : t({ one: "{{count}} field to correct", other: "{{count}} fields to correct" }, { count })}
            </bdi>
          )}
        </p>
      </div>
      {asked && (
        <Suspense>
          <ConflictDialog
            title={t("The values were changed elsewhere")}
            rows={asked.names.map((name) => ({
              label: labels[name],
              mine: describeValue(name, asked.mine, t),
              theirs: describeValue(name, asked.theirs ?? {}, t),
            }))}
            onChoose={asked.onChoose}
          />
        </Suspense>
      )}
    </Card>
  );
}
