import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ComponentType } from "react";

import { CheckoutForm } from "#demos/forms/web/layouts/checkout-form.tsx";
import { CommentForm } from "#demos/forms/web/layouts/comment-form.tsx";
import { ContactsForm } from "#demos/forms/web/layouts/contacts-form.tsx";
import { type LayoutForm, layoutForms } from "#demos/forms/web/layouts/layouts-params.ts";
import styles from "#demos/forms/web/layouts/layouts-screen.module.css";
import { OrderForm } from "#demos/forms/web/layouts/order-form.tsx";
import { OrderSummary } from "#demos/forms/web/layouts/order-summary.tsx";
import { RegistrationForm } from "#demos/forms/web/layouts/registration-form.tsx";
import { ReviewForm } from "#demos/forms/web/layouts/review-form.tsx";
import { Submissions } from "#demos/forms/web/submissions.tsx";
import { useOpened } from "#demos/forms/web/use-opened.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { tabPanelProps, Tabs } from "#web/ui/display/tabs.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

const forms: Readonly<Record<LayoutForm, ComponentType>> = {
  checkout: CheckoutForm,
  order: OrderForm,
  registration: RegistrationForm,
  review: ReviewForm,
  comment: CommentForm,
  contacts: ContactsForm,
};

const panelId = "form-layouts";

/** Six forms, each behind a tab, with what was sent beside it. */
export function LayoutsScreen() {
  const { t } = useTranslation();
  const { form: active = "checkout" } = useSearch({ from: "/_shell/form/layouts" });
  const navigate = useNavigate({ from: "/form/layouts" });
  const opened = useOpened(active);
  const titles: Record<LayoutForm, string> = {
    checkout: t("Checkout"),
    order: t("Order"),
    registration: t("Registration"),
    review: t("Review"),
    comment: t("Comment"),
    contacts: t("Contacts"),
  };
  const open = (form: LayoutForm) => void navigate({ search: form === "checkout" ? {} : { form }, replace: true });
  return (
    <Screen
      title={t("Form layouts")}
      description={t("Forms found in shops and on websites. Your submissions are listed beside them.")}
    >
      <Tabs
        label={t("Forms")}
        tabs={layoutForms.map((id) => ({ id, title: titles[id] }))}
        active={active}
        onChange={open}
        panelId={panelId}
      />
      <div {...tabPanelProps(panelId, active)} className={styles.panel}>
        <NextFrame fallback={<div className={styles.place} />}>
          {opened.map((form) => (
            <Layout key={form} form={form} isShown={form === active} />
          ))}
        </NextFrame>
      </div>
    </Screen>
  );
}

function Layout({ form, isShown }: { form: LayoutForm; isShown: boolean }) {
  const Form = forms[form];
  return (
    <div className={styles.columns} hidden={!isShown}>
      <Form />
      <Stack>
        {form === "checkout" && <OrderSummary />}
        <Submissions form={form} />
      </Stack>
    </div>
  );
}
