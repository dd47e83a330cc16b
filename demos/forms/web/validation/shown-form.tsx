import type { ComponentType } from "react";

import { submitAttribute, submitMain } from "#demos/forms/validation.ts";
import type { ValidationForm } from "#demos/forms/web/validation/form-params.ts";
import { AccountForm } from "#demos/forms/web/validation/forms/account-form.tsx";
import { ButtonGroupForm } from "#demos/forms/web/validation/forms/button-group-form.tsx";
import { ContactForm } from "#demos/forms/web/validation/forms/contact-form.tsx";
import { MovieForm } from "#demos/forms/web/validation/forms/movie-form.tsx";
import { ProductForm } from "#demos/forms/web/validation/forms/product-form.tsx";
import { ProfileForm } from "#demos/forms/web/validation/forms/profile-form.tsx";
import { TogglingForm } from "#demos/forms/web/validation/forms/toggling-form.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

function MainForm() {
  const { t } = useTranslation();
  return (
    <AccountForm
      endpoint={submitMain}
      title={t("Registration form")}
      description={t("Each rule has its own message, and some compare two fields.")}
    />
  );
}

function AttributeForm() {
  const { t } = useTranslation();
  return (
    <AccountForm
      endpoint={submitAttribute}
      title={t("Attribute")}
      description={t("The same rules. Those without a message of their own show the general one.")}
    />
  );
}

const forms: Record<ValidationForm, ComponentType> = {
  main: MainForm,
  attribute: AttributeForm,
  "button-group": ButtonGroupForm,
  contact: ContactForm,
  movie: MovieForm,
  product: ProductForm,
  profile: ProfileForm,
  toggling: TogglingForm,
};

/** A form by its name. */
export function ShownForm({ name }: { name: ValidationForm }) {
  const Form = forms[name];
  return <Form />;
}
