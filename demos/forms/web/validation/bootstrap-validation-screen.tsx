import { getRouteApi } from "@tanstack/react-router";
import { useId } from "react";

import { Submissions } from "#demos/forms/web/submissions.tsx";
import { useOpened } from "#demos/forms/web/use-opened.ts";
import styles from "#demos/forms/web/validation/bootstrap-validation-screen.module.css";
import { type ValidationForm, validationForms } from "#demos/forms/web/validation/form-params.ts";
import { RulesCard } from "#demos/forms/web/validation/rules-card.tsx";
import { ShownForm } from "#demos/forms/web/validation/shown-form.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { tabPanelProps, Tabs } from "#web/ui/display/tabs.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

const route = getRouteApi("/_shell/form/bootstrap-validation");

/** Forms with rules and messages of their own, one behind each tab. */
export function BootstrapValidationScreen() {
  const { t } = useTranslation();
  const panelId = useId();
  const { form: active = "main" } = route.useSearch();
  const navigate = route.useNavigate();
  const opened = useOpened(active);
  const titles: Record<ValidationForm, string> = {
    main: t("Registration form"),
    attribute: t("Attribute"),
    "button-group": t("Button group"),
    contact: t("Contact"),
    movie: t("Movie"),
    product: t("Product"),
    profile: t("Profile"),
    toggling: t("Toggling"),
  };
  const choose = (form: ValidationForm) =>
    void navigate({ search: form === "main" ? {} : { form }, replace: true, resetScroll: false });
  return (
    <Screen
      title={t("Bootstrap validation")}
      description={t("Forms that validate each field when you leave it, and all of them when you submit.")}
    >
      <Tabs
        label={t("Forms")}
        tabs={validationForms.map((id) => ({ id, title: titles[id] }))}
        active={active}
        onChange={choose}
        panelId={panelId}
      />
      <div {...tabPanelProps(panelId, active)} className={styles.panel}>
        <NextFrame fallback={<div className={styles.place} />}>
          <div className={styles.columns}>
            <Stack>
              {opened.map((name) => (
                <div key={name} hidden={name !== active}>
                  <ShownForm name={name} />
                </div>
              ))}
              <Submissions key={active} form={active} />
            </Stack>
            <RulesCard form={active} />
          </div>
        </NextFrame>
      </div>
    </Screen>
  );
}
