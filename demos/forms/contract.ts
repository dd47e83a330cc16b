import { z } from "zod/mini";

import { Done, endpoint, pageOf, pageQuery } from "#contract/endpoint.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    forms: true;
  }
}

/** The demo forms. Each is submitted to `/forms/{name}`. */
export const formNames = [
  "attribute",
  "button-group",
  "checkout",
  "comment",
  "contact",
  "contacts",
  "delivery",
  "main",
  "movie",
  "order",
  "product",
  "profile",
  "registration",
  "request",
  "review",
  "shop",
  "sign-up",
  "toggling",
  "value",
  "wizard",
] as const;
export const FormName = z.enum(formNames);
export type FormName = z.infer<typeof FormName>;

/** The fields that are checked and never stored. */
export const secretFields = ["password", "passwordConfirm", "card", "cvv"] as const;

/** A submitted form without its secret fields. Fields that were left out are absent. */
export const FormContent = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));
export type FormContent = z.infer<typeof FormContent>;

export const Submission = z.object({
  id: z.uuid(),
  form: FormName,
  content: FormContent,
  submittedAt: z.iso.datetime(),
});
export type Submission = z.infer<typeof Submission>;

/** The response of each form. */
export const FormSaved = z.object({
  id: z.uuid(),
  submittedAt: z.iso.datetime(),
  /** The fields of the request that were checked and not stored: passwords and the details of a card. */
  notStored: z.array(z.enum(secretFields)),
});
export type FormSaved = z.infer<typeof FormSaved>;

/** The id of a new submission, made by the client; the server makes one if it is missing. */
export const NewSubmissionId = z.optional(z.uuid());

/** The endpoint to which a form is submitted. @param title as on screen */
export const formEndpoint = <const Form extends FormName, Body extends z.ZodMiniType>(
  form: Form,
  title: string,
  body: Body,
) =>
  endpoint({
    method: "POST",
    path: `/forms/${form}`,
    summary: `Submit the form "${title}". Idempotent for the same id`,
    body,
    response: FormSaved,
  });

const params = z.object({ id: z.uuid() });

export const listSubmissions = endpoint({
  method: "GET",
  path: "/forms/submissions.json",
  summary: "A page of the person's submitted forms, newest first: of all forms, or of one. The latest 1000 are kept",
  readsFrom: "replica",
  query: z.object({ ...pageQuery, form: z.optional(FormName) }),
  response: pageOf(Submission),
});

export const deleteSubmission = endpoint({
  method: "DELETE",
  path: "/forms/submissions.json/{id}",
  summary: "Delete a submission. It can be restored for a day",
  params,
  response: Done,
});

export const restoreSubmission = endpoint({
  method: "POST",
  path: "/forms/submissions.json/{id}/restore",
  summary: "Restore a deleted submission",
  params,
  response: Submission,
});
