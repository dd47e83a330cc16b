import { officeCountry } from "#contract/values/countries.ts";
import type { submitWizard } from "#demos/forms/wizards.ts";
import type { useContractForm } from "#web/lib/form/use-contract-form.ts";

export const emptyAccount = {
  email: "",
  username: "",
  firstName: "",
  lastName: "",
  phone: "",
  country: officeCountry,
  city: "",
  code: "",
};
export type AccountDraft = typeof emptyAccount;

/** The fields of each step. The last one only confirms. */
export const accountFields = [
  ["email", "username"],
  ["firstName", "lastName", "phone"],
  ["country", "city", "code"],
  [],
] as const satisfies readonly (readonly (keyof AccountDraft)[])[];

/** The form that the fields of each step belong to. */
export type AccountForm = ReturnType<typeof useContractForm<typeof submitWizard, AccountDraft>>;
