import { randomUUID } from "node:crypto";

import type { Hono } from "hono";

import type { Endpoint } from "#contract/endpoint.ts";
import { english } from "#contract/text/english.ts";
import * as bootstrap from "#demos/forms/bootstrap.ts";
import * as layouts from "#demos/forms/layouts.ts";
import * as validation from "#demos/forms/validation.ts";
import { submitValue } from "#demos/forms/value.ts";
import * as contract from "#demos/forms/contract.ts";
import * as wizards from "#demos/forms/wizards.ts";
import type { Db } from "#server/db/client.ts";
import { addSubmission, deleteSubmission, listSubmissions, restoreSubmission } from "#demos/forms/server/queries.ts";
import { type FormFields, splitContent } from "#demos/forms/server/split-content.ts";
import { AppError, found } from "#server/lib/errors.ts";
import { type AppEnv, implement, type Person } from "#server/lib/http/implement.ts";

const noSuchSubmission = english("Submission not found");

/** The forms whose whole body is stored, except its id and secret fields. */
const forms = {
  attribute: validation.submitAttribute,
  "button-group": validation.submitButtonGroup,
  checkout: layouts.submitCheckout,
  comment: layouts.submitComment,
  contact: validation.submitContact,
  contacts: layouts.submitContacts,
  delivery: bootstrap.submitDelivery,
  main: validation.submitMain,
  movie: validation.submitMovie,
  order: layouts.submitOrder,
  product: validation.submitProduct,
  profile: validation.submitProfile,
  registration: layouts.submitRegistration,
  request: wizards.submitRequest,
  review: layouts.submitReview,
  shop: bootstrap.submitShop,
  "sign-up": bootstrap.submitSignUp,
  toggling: validation.submitToggling,
  wizard: wizards.submitWizard,
} as const satisfies Record<Exclude<contract.FormName, "value">, Endpoint>;
type StoredForm = keyof typeof forms;

/** Every demo form, and the list of what was submitted. Each person sees only their own. */
export function formsRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  const save = async (person: Person, form: contract.FormName, id: string | undefined, fields: FormFields) => {
    const { content, notStored } = splitContent(fields);
    const saved = await addSubmission(db, person.id, { id: id ?? randomUUID(), form, content });
    if (!saved) throw new AppError("conflict", "This ID belongs to another submission");
    return { id: saved.id, submittedAt: saved.submittedAt, notStored };
  };

  for (const [form, endpoint] of Object.entries(forms) as [StoredForm, (typeof forms)[StoredForm]][]) {
    implement(app, endpoint, ({ person, body: { id, ...fields } }) => save(person, form, id, fields));
  }

  implement(app, submitValue, ({ person, body: { id, value } }) => save(person, "value", id, { value }));

  implement(app, contract.listSubmissions, ({ person, query: { page = 1, size = 50, form } }) =>
    listSubmissions(db, person.id, { form, page, size }),
  );

  implement(app, contract.deleteSubmission, async ({ person, params }) => {
    found(await deleteSubmission(db, person.id, params.id), noSuchSubmission);
    return {};
  });

  implement(app, contract.restoreSubmission, async ({ person, params }) =>
    found(await restoreSubmission(db, person.id, params.id), noSuchSubmission),
  );
}
