import type { submitRequest } from "#demos/forms/wizards.ts";
import type { RequestDraft } from "#demos/forms/web/wizards/request-draft.ts";
import type { useContractForm } from "#web/lib/form/use-contract-form.ts";

/** The form that the fields of each step belong to. */
export type RequestForm = ReturnType<typeof useContractForm<typeof submitRequest, RequestDraft>>;
