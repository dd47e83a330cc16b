import { type TemplateName, TemplateValues } from "#features/email-templates/contract.ts";
import type { Db } from "#server/db/client.ts";
import { announce } from "#server/lib/live/announce.ts";

/** The values that the person has saved. Undefined if there are none, or if the template has got other fields since. */
export async function findValues(db: Db, personId: string, template: TemplateName) {
  const row = await db
    .selectFrom("emailTemplates")
    .select("content")
    .where("userId", "=", personId)
    .where("template", "=", template)
    .executeTakeFirst();
  const values = TemplateValues.safeParse(row?.content).data;
  return values?.template === template ? values : undefined;
}

/** Replaces the person's values. The newest win. */
export const saveValues = (db: Db, personId: string, values: TemplateValues) =>
  db.transaction().execute(async (transaction) => {
    const content = JSON.stringify(values);
    await transaction
      .insertInto("emailTemplates")
      .values({ userId: personId, template: values.template, content })
      .onConflict((conflict) => conflict.columns(["userId", "template"]).doUpdateSet({ content }))
      .execute();
    await announce(transaction, "email-templates", [personId]);
  });

export const deleteValues = (db: Db, personId: string, template: TemplateName) =>
  db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom("emailTemplates")
      .where("userId", "=", personId)
      .where("template", "=", template)
      .execute();
    await announce(transaction, "email-templates", [personId]);
  });

/** The person's address, and whether reading mail at it was proven. */
export const findAddress = (db: Db, personId: string) =>
  db.selectFrom("users").select(["email", "emailVerified"]).where("id", "=", personId).executeTakeFirstOrThrow();
