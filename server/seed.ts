import { sql } from "kysely";

import { seedActivities } from "#server/activities/seed.ts";
import { seedCalendar } from "#server/calendar/seed.ts";
import { seedChat } from "#server/chat/seed.ts";
import type { Db } from "#server/db/client.ts";
import { seedInbox } from "#server/inbox/seed.ts";
import { seedOrders } from "#server/orders/seed.ts";
import { seedPosts } from "#server/posts/seed.ts";
import { seedProducts } from "#server/products/seed.ts";
import { seedProjects } from "#server/projects/seed.ts";
import { seedTables } from "#server/tables/seed.ts";
import { seedTodos } from "#server/todo/seed.ts";
import { seedPeople } from "#server/users/seed.ts";
import { seedVisits } from "#server/visits/seed.ts";

/** Any number, but one of ours: the lock under which an empty database is filled. */
const seedLock = 7_253_001;

/** Fills an empty database with the demo content, once, however many servers start at the same time. */
export const seedIfEmpty = (db: Db) =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(transaction);
    const someone = await transaction.selectFrom("users").select("id").limit(1).executeTakeFirst();
    if (someone) return;
    const now = new Date();
    const context = { now, people: await seedPeople(transaction, now) };
    await seedInbox(transaction, context);
    await seedActivities(transaction, context);
    await seedProjects(transaction, context);
    await seedChat(transaction, context);
    await seedPosts(transaction, context);
    await seedTodos(transaction, context);
    await seedVisits(transaction, context);
    await seedCalendar(transaction, context);
    await seedTables(transaction, context);
    await seedOrders(transaction, context);
    await seedProducts(transaction, context);
  });
