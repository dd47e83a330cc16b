import { officeCountry } from "#contract/values/countries.ts";
import { submitCheckout } from "#demos/forms/layouts.ts";
import { labelsOf } from "#demos/forms/web/field-labels.ts";
import { useSubmissionForm } from "#demos/forms/web/use-submission-form.ts";

const empty = {
  fname: "",
  lname: "",
  email: "",
  phone: "",
  country: officeCountry,
  city: "",
  code: "",
  address: "",
  name: "",
  card: "",
  cvv: "",
  month: "",
  year: "",
};
const names = Object.keys(empty) as (keyof typeof empty)[];

export function useCheckout() {
  return { ...useSubmissionForm(submitCheckout, empty), labels: labelsOf("checkout", names) };
}

/** What a part of the checkout takes. */
export type CheckoutPart = Pick<ReturnType<typeof useCheckout>, "form" | "labels">;
