import { type Selectable, sql } from "kysely";

import type { FormContent, FormName, Submission } from "#demos/forms/contract.ts";
import type { Db } from "#server/db/client.ts";
import type { FormSubmissions } from "#demos/forms/server/tables.gen.ts";
import { announce } from "#server/lib/live/announce.ts";
import { purgeDeleted } from "#server/lib/rows/purge-deleted.ts";

/** The number of submissions that are kept of each person, deleted ones included. Older ones are removed. */
const maxSubmissions = 1000;

type Page = { readonly form?: FormName | undefined; readonly page: number; readonly size: number };

const ownRows = (db: Db, personId: string) => db.selectFrom("formSubmissions").where("userId", "=", personId);

/** Newest first. */
export async function listSubmissions(db: Db, personId: string, { form, page, size }: Page) {
  const visible = ownRows(db, personId)
    .where("deletedAt", "is", null)
    .$if(form !== undefined, (query) => query.where("form", "=", form ?? ""));
  const { total } = await visible.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  const rows = await visible
    .selectAll()
    .orderBy("submittedAt", "desc")
    .orderBy("id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { data: rows.map(toSubmission), total: Number(total) };
}

type NewSubmission = { readonly id: string; readonly form: FormName; readonly content: FormContent };

/** @returns undefined if the id belongs to another submission, of this person or of another */
export const addSubmission = (db: Db, personId: string, { id, form, content }: NewSubmission) =>
  notify(db, personId, async (transaction) => {
    const json = JSON.stringify(content);
    const added = await transaction
      .insertInto("formSubmissions")
      .values({ id, userId: personId, form, content: json })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (added) {
      await removeOldest(transaction, personId);
      return toSubmission(added);
    }
    const known = await ownRows(transaction, personId)
      .selectAll()
      .where("id", "=", id)
      .where("form", "=", form)
      .where(sql<boolean>`content = ${json}::jsonb`)
      .executeTakeFirst();
    return known && toSubmission(known);
  });

const removeOldest = (db: Db, personId: string) =>
  db
    .deleteFrom("formSubmissions")
    .where(
      "id",
      "in",
      ownRows(db, personId).select("id").orderBy("submittedAt", "desc").orderBy("id").offset(maxSubmissions),
    )
    .execute();

/** @returns undefined if the person has no such submission */
export const deleteSubmission = (db: Db, personId: string, id: string) =>
  notify(db, personId, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("formSubmissions")
      .set({ deletedAt: sql<Date>`now()` })
      .where("id", "=", id)
      .where("userId", "=", personId)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    await purgeDeleted(transaction, "form_submissions", personId);
    return numUpdatedRows > 0n ? true : undefined;
  });

/** @returns undefined if the person has no such submission */
export const restoreSubmission = (db: Db, personId: string, id: string) =>
  notify(db, personId, async (transaction) => {
    const row = await transaction
      .updateTable("formSubmissions")
      .set({ deletedAt: null })
      .where("id", "=", id)
      .where("userId", "=", personId)
      .returningAll()
      .executeTakeFirst();
    return row && toSubmission(row);
  });

/** Changes are announced to the person's open windows, unless nothing changed. */
const notify = <T>(db: Db, personId: string, change: (transaction: Db) => Promise<T | undefined>) =>
  db.transaction().execute(async (transaction) => {
    const result = await change(transaction);
    if (result !== undefined) await announce(transaction, "forms", [personId]);
    return result;
  });

const toSubmission = ({ id, form, content, submittedAt }: Selectable<FormSubmissions>): Submission => ({
  id,
  form: form as FormName,
  content: content as FormContent,
  submittedAt: submittedAt.toISOString(),
});
