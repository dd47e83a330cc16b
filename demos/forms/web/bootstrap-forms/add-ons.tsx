import { IconCopy, IconRefresh, IconSearch, IconX } from "@tabler/icons-react";
import { useState } from "react";

import { submitShop } from "#demos/forms/bootstrap.ts";
import styles from "#demos/forms/web/bootstrap-forms/bootstrap-forms.module.css";
import { SampleForm } from "#demos/forms/web/bootstrap-forms/sample-form.tsx";
import { useReceived } from "#demos/forms/web/bootstrap-forms/use-received.ts";
import { notify } from "#web/lib/alerts.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { currencySign } from "#web/lib/format/format-money.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { randomId } from "#web/lib/random-id.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Fields } from "#web/ui/form/fields.tsx";
import { NumberField, type TypedNumber } from "#web/ui/form/numbers/number-field.tsx";
import { RadioField } from "#web/ui/form/choices/radio-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

const cities = ["Cairo", "Lisbon", "London", "Osaka", "Recife", "Seville"];

const initial = {
  site: "oak-chairs",
  budget: 2500 as TypedNumber,
  code: "",
  password: "",
  city: "Lisbon" as string | undefined,
};

/** Texts, icons and buttons that are joined to a field. Each button works. */
export function AddOns() {
  const { t } = useTranslation();
  const [search, setSearch] = useState("");
  const labels = {
    site: t("Address of the shop"),
    budget: t("Budget"),
    code: t("Invitation code"),
    password: t("Password"),
    city: t("City"),
  };
  const { received, show } = useReceived(labels);
  const form = useContractForm(submitShop, {
    initial,
    onSaved: (answer, values) => {
      form.reset();
      setSearch("");
      show(answer, values);
    },
  });
  const found = cities.filter((city) => city.toLowerCase().includes(search.trim().toLowerCase()));
  const copy = async () => {
    if (await copyText(form.values.code)) notify({ title: t("Code copied"), text: form.values.code });
    else notify({ title: t("Copying failed"), tone: "warning" });
  };
  return (
    <SampleForm label={t("Add-ons")} form={form} submit={t("Open shop")} received={received}>
      <Fields columns={2}>
        <TextField
          label={labels.site}
          before="https://"
          after=".atrium.example"
          dir="ltr"
          autoCapitalize="none"
          required
          {...form.field("site")}
        />
        <NumberField
          label={labels.budget}
          before={currencySign()}
          min={0}
          step={100}
          required
          {...form.control("budget")}
        />
        <TextField
          label={labels.code}
          required
          {...form.field("code")}
          after={
            <>
              <AddOnButton
                label={t("Generate a code")}
                icon={IconRefresh}
                onClick={() => form.change({ code: randomId().slice(0, 8).toUpperCase() })}
              />
              <AddOnButton
                label={t("Copy the code")}
                icon={IconCopy}
                isDisabled={form.values.code === ""}
                onClick={() => void copy()}
              />
            </>
          }
        />
        <TextField
          label={labels.password}
          type="password"
          autoComplete="new-password"
          required
          {...form.field("password")}
        />
        <TextField
          label={t("Search cities")}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          before={<IconSearch size={20} stroke={1.75} aria-hidden />}
          after={
            <AddOnButton
              label={t("Clear: {{field}}", { field: t("Search cities") })}
              icon={IconX}
              isDisabled={search === ""}
              onClick={() => setSearch("")}
            />
          }
        />
        <RadioField
          label={labels.city}
          description={found.length === 0 ? t("No city found") : undefined}
          options={found.map((city) => ({ value: city, label: city }))}
          isInline
          required
          {...form.control("city")}
        />
      </Fields>
    </SampleForm>
  );
}

type AddOnButtonProps = {
  /** The accessible name and tooltip, translated. */
  label: string;
  icon: typeof IconX;
  isDisabled?: boolean;
  onClick: () => void;
};

/** A button that is joined to a text field. It keeps the focus while it is disabled. */
const AddOnButton = ({ label, icon: Icon, isDisabled = false, onClick }: AddOnButtonProps) => (
  <Button
    className={styles.addOn}
    aria-label={label}
    title={label}
    aria-disabled={isDisabled}
    onClick={() => !isDisabled && onClick()}
  >
    <Icon size={20} stroke={1.75} aria-hidden />
  </Button>
);
