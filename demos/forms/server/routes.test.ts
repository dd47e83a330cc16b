import { randomUUID } from "node:crypto";

import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";

import { type FormSaved, formNames, type Submission } from "#demos/forms/contract.ts";
import { createApp } from "#server/app.ts";
import { createPasswords } from "#server/auth/passwords/passwords.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

const list = "/forms/submissions.json";
let db: Db;
let mine: ReturnType<typeof apiOf>;
let other: ReturnType<typeof apiOf>;

beforeEach(async () => {
  db = await openTestDb();
  mine = apiOf(db, await addPerson(db, "robin"));
  other = apiOf(db, await addPerson(db, "mei"));
});

/** Distinctive, so that a search of the database finds them nowhere else. */
const secrets = { password: "pw-7Qx-marker", card: "4539 1488 0343 6467", cvv: "9173" };
const cardDigits = secrets.card.replaceAll(" ", "");

const names = { firstName: "Mei", lastName: "Tanaka" };
const email = "mei@example.org";
const passwords = { password: secrets.password, passwordConfirm: secrets.password };
const account = { ...names, username: "mei.tanaka", email, ...passwords, languages: ["Japanese"] };
const comment = { name: "Mei", email, url: "https://example.org/", comment: "Thank you" };

/** Valid values of every form. */
const valid: Record<(typeof formNames)[number], object> = {
  attribute: account,
  "button-group": { gender: "female", languages: ["Japanese", "German"] },
  checkout: {
    fname: "Mei",
    lname: "Tanaka",
    email,
    phone: "06 555",
    country: "392",
    city: "Osaka",
    code: "5300001",
    address: "1-2-3 Umeda",
    name: "MEI TANAKA",
    card: secrets.card,
    cvv: secrets.cvv,
    month: "7",
    year: "2029",
  },
  comment,
  contact: { fullName: "Mei Tanaka", email, title: "Prices", content: "Are they final?" },
  contacts: { name: "Mei", email, message: "Good morning" },
  delivery: { name: "Mei", note: "Ring twice", elsewhere: true, street: "1-2-3 Umeda", city: "Osaka" },
  main: account,
  movie: {
    title: "The Last Pallet",
    genre: "Comedy",
    director: "Greta Sund",
    writer: "Aldo Ricci",
    producer: "Harbour Light",
    website: "https://pallet.example/",
    trailer: "https://pallet.example/trailer",
    rating: 4,
  },
  order: { name: "Mei", email, phone: "06 555", interested: "Design", budget: "5,000" },
  product: { price: "12.50", amount: 3, color: "Green", size: "Medium" },
  profile: { email, password: secrets.password },
  registration: { ...names, username: "mei.tanaka", email, ...passwords, gender: "female", terms: true },
  request: {
    title: "Spring meeting",
    kind: "workshop",
    day: "2027-03-19",
    guests: "24",
    catering: "lunch",
    wishes: "A projector",
    name: "Mei Tanaka",
    contact: email,
  },
  review: { name: "Mei", email, review: "x".repeat(20), quality: 5, reliability: 4, overall: 3 },
  shop: { site: "oak-chairs", budget: "2500", code: "KITE-4821", password: secrets.password, city: "Osaka" },
  "sign-up": { company: "Tanaka", email, password: secrets.password, newsletter: true },
  toggling: { ...names, company: "Atrium", job: "Pricing", department: "Sales", mobilePhone: "0655501000" },
  value: { value: email, rules: { required: true, email: true } },
  wizard: {
    ...names,
    email,
    username: "mei.tanaka",
    phone: "+81 6 555 0100",
    country: "392",
    city: "Osaka",
    code: "5300001",
  },
};

const listed = async (query = "") => (await mine.get(`${list}${query}`)).body as { data: Submission[]; total: number };

async function submit(form: (typeof formNames)[number], values = valid[form]) {
  const answer = await mine.post(`/forms/${form}`, values);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as FormSaved;
}

test.each(formNames)("%s: a valid form is stored with its user and time, without id or secrets", async (form) => {
  const before = Date.now();
  const { id, submittedAt, notStored } = await submit(form);
  const [row] = await db.selectFrom("formSubmissions").innerJoin("users", "users.id", "userId").selectAll().execute();
  expect(row).toMatchObject({ form, username: "robin" });
  expect(Math.abs(Date.parse(submittedAt) - before)).toBeLessThan(600_000);
  const { data, total } = await listed();
  expect([total, data.map((each) => [each.id, each.form, each.submittedAt])]).toEqual([1, [[id, form, submittedAt]]]);
  const hidden = new Set<string>([...notStored, "rules"]);
  const fields = Object.keys(valid[form]).filter((name) => !hidden.has(name));
  expect(Object.keys(data[0]?.content ?? {}).toSorted()).toEqual(fields.toSorted());
});

test.each(formNames)("%s: an invalid form is refused with its fields, and nothing is stored", async (form) => {
  const answer = await mine.post(`/forms/${form}`, form === "value" ? { value: "", rules: { required: true } } : {});
  expect(answer).toMatchObject({ status: 400, body: { code: "invalid_input", fields: expect.anything() as unknown } });
  expect((await listed()).total).toBe(0);
});

test("spec §5: a refusal has the message of each field", async () => {
  const values = { ...account, username: secrets.password, lastName: "", passwordConfirm: "other" };
  const answer = await mine.post("/forms/main", values);
  expect(answer.body).toEqual({
    code: "invalid_input",
    message: "Some values are not valid",
    fields: {
      lastName: "The last name is required and cannot be empty",
      username: "The username can only contain letters, digits, dots and underscores",
      password: "The password cannot be the same as the username",
      passwordConfirm: "The password and its confirm are not the same",
    },
  });
});

test("numbers are stored as numbers, and texts are trimmed", async () => {
  await submit("product", { price: "12.50", amount: 3, color: " Green ", size: "Medium" });
  expect((await listed()).data[0]?.content).toEqual({ price: 12.5, amount: 3, color: "Green", size: "Medium" });
});

test.each([
  ["main", ["password", "passwordConfirm"]],
  ["registration", ["password", "passwordConfirm"]],
  ["profile", ["password"]],
  ["checkout", ["card", "cvv"]],
  ["sign-up", ["password"]],
  ["shop", ["password"]],
  ["contact", []],
] as const)("%s: the response names the fields that were not stored: %j", async (form, notStored) => {
  expect((await submit(form)).notStored).toEqual(notStored);
});

test("passwords, card numbers and security codes are neither stored nor logged", async () => {
  const logged: unknown[] = [];
  const app = createApp({
    db,
    demoUsername: "robin",
    passwords: createPasswords(4),
    log: (level, facts) => logged.push({ level, ...facts }),
  });
  const post = (form: string, values: object) =>
    app.request(`/forms/${form}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(values),
    });
  const answers: string[] = [];
  for (const form of ["main", "attribute", "registration", "checkout", "profile", "sign-up"] as const) {
    const saved = await post(form, valid[form]);
    const refused = await post(form, { ...valid[form], email: "nobody" });
    expect([saved.status, refused.status]).toEqual([200, 400]);
    answers.push(await saved.text(), await refused.text());
  }
  answers.push(await (await app.request(list)).text());

  const stored = await readDatabase();
  // The search looks in the right place: the name on the card is stored.
  expect(stored).toContain("MEI TANAKA");
  expect(logged.length).toBeGreaterThan(0);
  for (const secret of [secrets.password, secrets.card, cardDigits, `"${secrets.cvv}"`]) {
    expect(stored.includes(secret), `the database contains ${secret}`).toBe(false);
    expect(answers.join(" ").includes(secret), `a response contains ${secret}`).toBe(false);
    expect(JSON.stringify(logged).includes(secret), `the log contains ${secret}`).toBe(false);
  }
});

/** All rows of all tables, as text. */
async function readDatabase() {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join("\n");
}

test("submissions are listed newest first, in pages, of all forms or of one", async () => {
  for (const form of ["comment", "product", "comment"] as const) await submit(form);
  const forms = async (query: string) => {
    const { data, total } = await listed(query);
    return [data.map(({ form }) => form), total];
  };
  expect(await forms("")).toEqual([["comment", "product", "comment"], 3]);
  expect(await forms("?form=comment")).toEqual([["comment", "comment"], 2]);
  expect(await forms("?size=2")).toEqual([["comment", "product"], 3]);
  expect(await forms("?size=2&page=2")).toEqual([["comment"], 3]);
  expect(await forms("?size=2&page=3")).toEqual([[], 3]);
  expect(await forms("?form=movie")).toEqual([[], 0]);
  const { data } = await listed();
  expect(data.map(({ submittedAt }) => submittedAt)).toEqual(
    data.map(({ submittedAt }) => submittedAt).toSorted((one, two) => two.localeCompare(one)),
  );
  expect((await mine.get(`${list}?form=unknown`)).status).toBe(400);
});

test("a deleted submission leaves the list and can be restored", async () => {
  const { id } = await submit("comment");
  expect((await mine.delete(`${list}/${id}`)).status).toBe(200);
  expect((await listed()).total).toBe(0);
  expect((await mine.delete(`${list}/${id}`)).status).toBe(404);
  expect(await mine.post(`${list}/${id}/restore`)).toMatchObject({ status: 200, body: { id, form: "comment" } });
  expect((await listed()).total).toBe(1);
});

test("a submission deleted more than a day ago is removed with the next deletion", async () => {
  const [first, second] = [await submit("comment"), await submit("comment")];
  await mine.delete(`${list}/${first.id}`);
  await sql`update form_submissions set deleted_at = now() - interval '25 hours' where id = ${first.id}`.execute(db);
  await mine.delete(`${list}/${second.id}`);
  expect((await mine.post(`${list}/${first.id}/restore`)).status).toBe(404);
  expect((await mine.post(`${list}/${second.id}/restore`)).status).toBe(200);
});

test("another user neither sees nor changes a submission", async () => {
  const { id } = await submit("comment");
  expect((await other.get(list)).body).toEqual({ data: [], total: 0 });
  expect((await other.delete(`${list}/${id}`)).status).toBe(404);
  await mine.delete(`${list}/${id}`);
  expect((await other.post(`${list}/${id}/restore`)).status).toBe(404);
  await mine.post(`${list}/${id}/restore`);
  expect((await listed()).total).toBe(1);
});

test("a repeated request adds no second submission", async () => {
  const id = randomUUID();
  const first = await submit("comment", { id, ...comment });
  // The order of the fields and spaces around a text are not content.
  const again = await submit("comment", { ...comment, name: " Mei ", id });
  expect(first.id).toBe(id);
  expect(again).toEqual(first);
  expect((await listed()).total).toBe(1);
});

test("concurrent requests with one id add one submission", async () => {
  const values = { id: randomUUID(), ...comment };
  const answers = await Promise.all(Array.from({ length: 8 }, () => submit("comment", values)));
  expect(new Set(answers.map(({ submittedAt }) => submittedAt)).size).toBe(1);
  expect((await listed()).total).toBe(1);
});

test("an id belongs to one content, one form and one user", async () => {
  const id = randomUUID();
  await submit("comment", { id, ...comment });
  const statuses = [
    await mine.post("/forms/comment", { id, ...comment, comment: "Other" }),
    await mine.post("/forms/contacts", { id, ...valid.contacts }),
    await other.post("/forms/comment", { id, ...comment }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([409, 409, 409]);
  expect((await listed()).data.map(({ content }) => content["comment"])).toEqual(["Thank you"]);
});

test("a form without an id gets one, each time", async () => {
  const ids = [(await submit("comment")).id, (await submit("comment")).id];
  expect(new Set(ids).size).toBe(2);
});

test("the newest 1000 submissions of a user are kept", async () => {
  const first = await submit("comment", { ...comment, comment: "The first" });
  await other.post("/forms/comment", comment);
  await sql`
    insert into form_submissions (id, user_id, form, content, submitted_at)
    select gen_random_uuid(), user_id, form, '{}', submitted_at + interval '1 second' * n / 1000
    from form_submissions, generate_series(1, 999) as n where id = ${first.id}`.execute(db);
  expect((await listed()).total).toBe(1000);
  await sql`update form_submissions set submitted_at = submitted_at - interval '1 hour'`.execute(db);
  await submit("comment", { ...comment, comment: "The last" });
  const { data, total } = await listed("?size=1000");
  expect([total, data[0]?.content["comment"]]).toEqual([1000, "The last"]);
  expect(data.some(({ id }) => id === first.id)).toBe(false);
  expect((await other.get(list)).body).toMatchObject({ total: 1 });
});

test("submissions are deleted with their user", async () => {
  await submit("comment");
  await db.deleteFrom("users").where("username", "=", "robin").execute();
  expect(await db.selectFrom("formSubmissions").selectAll().execute()).toEqual([]);
});
