import fc from "fast-check";
import { z } from "zod/mini";

import { knownLanguages } from "#contract/known-languages.ts";
import { endpoints, regularEndpoints } from "#server/openapi/endpoints.ts";

/** A request as `app.request(path, init)` takes it. */
export type FuzzRequest = {
  /** The endpoint's name, by which failures are grouped. */
  readonly name: string;
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

type JsonSchema = {
  readonly type?: "object" | "array" | "string" | "integer" | "number" | "boolean" | "null";
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

/** Values of the query syntax of tables and of dates, which no schema describes. */
const syntaxTexts = [
  ..."starts 10..20 ..-5 1.5..2.5 1.. csv jsonl xlsx 7 90".split(" "),
  ..."2026-01-01..2026-02-01 ..2026-12-31 2026-11-20 2026-11-20T10:00:00Z 2026-11-20T10:00:00+02:00".split(" "),
  ...knownLanguages.map(({ key }) => key),
];

const toJsonSchema = (schema: z.ZodMiniType, io: "input" | "output") =>
  z.toJSONSchema(schema, { io, unrepresentable: "any", reused: "inline" }) as JsonSchema;

/** The names of all fields in a schema. */
function namesIn({ properties = {}, items, anyOf = [] }: JsonSchema): readonly string[] {
  return [
    ...Object.entries(properties).flatMap(([name, schema]) => [name, ...namesIn(schema)]),
    ...[...anyOf, ...(items ? [items] : [])].flatMap(namesIn),
  ];
}

const fieldNames = new Set(endpoints.flatMap(({ endpoint }) => namesIn(toJsonSchema(endpoint.response, "output"))));

/** Fields as a query names them: a column, one to sort by in descending order, or two. */
const names = fc
  .tuple(fc.constantFrom(...fieldNames), fc.constantFrom("", "-"), fc.constantFrom("", ",id"))
  .map(([name, direction, second]) => `${direction}${name}${second}`);

/** Values that parsers, comparisons and PostgreSQL are known to stumble over. */
const nastyTexts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\uD800",
  "a\uDC00b",
  "\u202E\u200B\uFEFF",
  "🙂".repeat(100),
  "e\u0301".repeat(500),
  "x".repeat(5000),
  "é".repeat(201),
  "%",
  "%ff",
  "%00",
  "_%\\",
  "\\",
  "'; drop table users --",
  "' or 1=1 --",
  "{}",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "toString",
  "0",
  "-1",
  "1e9",
  "1.5",
  "0x10",
  "NaN",
  "Infinity",
  "infinity",
  "-infinity",
  "now",
  "2147483648",
  "9223372036854775808",
  "99999999999999999999999",
  "0000-01-01",
  "0000-01-01..0000-12-31",
  "0001-01-01",
  "9999-12-31",
  "10000-01-01",
  "+010000-01-01",
  "2026-02-30",
  "2026-02-30..2026-02-31",
  "0000-01-01T00:00:00Z",
  "0001-01-01T00:00:00Z",
  "9999-12-31T23:59:59.999Z",
  "-271821-04-20T00:00:00Z",
  "2026-02-30T00:00:00Z",
  "2026-11-20T24:00:00Z",
  "2026-11-20T23:59:60Z",
  `2026-11-20T10:00:00.${"1".repeat(300)}Z`,
  "1900-01-01T00:00:00+23:59",
  "2999-12-31T23:59:59-23:59",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "999999999999999..999999999999999",
  "-0..-0.000001",
  "1..2..3",
  ",",
  ",,,,,,,",
  "-",
  "--name",
  "-id,id",
];

const nested = (depth: number): unknown => {
  let value: unknown = "x";
  for (let level = 0; level < depth; level += 1) value = level % 2 ? { a: value } : [value];
  return value;
};

const nastyValues: readonly unknown[] = [
  ...nastyTexts,
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  2 ** 63,
  1e21,
  1e-7,
  1e308,
  [],
  {},
  [null],
  [[]],
  { toString: 1 },
  nested(40),
  nested(500),
  Array.from({ length: 1500 }, (_, index) => index),
  Array.from({ length: 3000 }, () => "x"),
  Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`key${index}`, index])),
];

/** Bodies that no `JSON.stringify` makes. */
const rawBodies = [
  "",
  "{",
  "null",
  "[]",
  '"',
  '{"a":1e999}',
  '{"a":1e999,"number":-1e999,"version":1e999}',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
  '{"ids":["\\ud800"],"change":{"__proto__":null}}',
  "\uFEFF{}",
  "[".repeat(20_000),
  "[".repeat(20_000) + "]".repeat(20_000),
  `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`,
  `[${"0,".repeat(400_000)}0]`,
  `{"a":${"9".repeat(10_000)}}`,
  "x".repeat(1_000_001),
];

const rawPaths = [
  "/%",
  "/%ff",
  "/%00",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/messages.json/%",
  "/messages.json/%ff",
  "/messages.json/%00",
  "/messages.json/..%2f",
  "/langs/%.json",
  "/langs/.json",
  "/langs/__proto__.json",
  "/maps/%ff.json",
  "/maps/tiles/0/0/%",
  "/maps/tiles/-1/0/0.pbf",
  "/maps/tiles/999999/0/0.pbf",
  "/pictures/%",
  "/auth/start/__proto__",
  "/auth/callback/%ff?code=%ff&state=%",
  "/e-commerce/orders.json/AT-999999999",
  "/messages.json?%",
  "/messages.json?q=%ff&q=%",
  "/messages.json?__proto__=1&constructor=2&toString=3",
  "/messages.json?page=1&page=2&page[]=3",
  "/messages.json?=&==&&;",
  `/messages.json?q=${"x".repeat(20_000)}`,
  `/messages.json?${"a=1&".repeat(5000)}`,
  "/tables/datatables.standard.json?__proto__=1",
  "/tables/datatables.standard.json?date=0000-01-01..",
  "/tables/datatables.standard/export?format=csv&id=1..20",
  "/tables/datatables.standard/export?format=exe",
  "/tables/jqgrid/export?format=jsonl&columns=id,id,name",
  "/e-commerce/orders/export?format=xlsx&q=%00",
  "/docs",
  "/openapi.json",
  `/${"a/".repeat(3000)}`,
];

/** Values that are in the database, so that some requests find something. */
type Known = { readonly ids: readonly string[]; readonly texts: readonly string[] };

/** Requests to every endpoint of the contract: valid ones, nearly valid ones, and nonsense. */
export function fuzzRequests({ ids, texts }: Known): fc.Arbitrary<FuzzRequest> {
  const values: KnownValues = {
    id: ids.length === 0 ? fc.uuid() : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, fc.uuid()),
    text: fc.oneof(fc.constantFrom(...syntaxTexts), names, ...(texts.length > 0 ? [fc.constantFrom(...texts)] : [])),
  };
  const valuesOf = (schema: z.ZodMiniType | undefined) => schema && arbitraryOf(toJsonSchema(schema, "input"), values);
  const perEndpoint = regularEndpoints.map(({ name, endpoint }) => {
    const parts = fc.record({
      params: nearly(valuesOf(endpoint.params)),
      query: nearly(valuesOf(endpoint.query)),
      body: nearly(valuesOf(endpoint.body)),
      rawBody: rarely(endpoint.body ? 12 : 40, fc.constantFrom(...rawBodies)),
      rawSegment: rarely(30, fc.constantFrom("%", "%ff", "%00", "..", "%2e%2e", "a%2fb", "x".repeat(3000))),
      twice: rarely(20, fc.constant(true)),
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constant("application/json") },
        fc.constantFrom("text/plain", "multipart/form-data", "application/json; charset=utf-16", ""),
      ),
      header: rarely(15, fc.constantFrom(...headers)),
      method: rarely(40, fc.constantFrom("HEAD", "OPTIONS", "PROPFIND", "BREW", "GET", "DELETE", "PUT")),
    });
    return parts.map(
      ({ params, query, body, rawBody, rawSegment, twice, type, header, method = endpoint.method }): FuzzRequest => {
        const text = rawBody ?? (endpoint.body && JSON.stringify(body ?? null));
        const isRead = method === "GET" || method === "HEAD";
        return {
          name,
          path: pathOf(endpoint.path, params, rawSegment) + queryOf(query, twice === true),
          method,
          headers: { ...(type !== "" && { "content-type": type }), ...header },
          ...(!isRead && text !== undefined && { body: text }),
        };
      },
    );
  });
  const raw = fc
    .record({ path: fc.constantFrom(...rawPaths), method: fc.constantFrom("GET", "HEAD", "POST", "OPTIONS") })
    .map(({ path, method }): FuzzRequest => ({ name: path.slice(0, 60), path, method, headers: {} }));
  return fc.oneof({ weight: 19, arbitrary: fc.oneof(...perEndpoint) }, { weight: 1, arbitrary: raw });
}

const headers: readonly Readonly<Record<string, string>>[] = [
  { "if-none-match": '"", W/"%", *' },
  { "accept-encoding": "gzip;q=x, *;q=0" },
  { "x-forwarded-for": ",,[::1]:x, 999.999.999.999" },
  { "last-event-id": "999999999999999.999999999999999.999999999999999" },
  { "user-agent": "x".repeat(5000) },
  { origin: "http://evil.example" },
  { "content-length": "99999999" },
  { range: "bytes=5-1" },
];

type KnownValues = { readonly id: fc.Arbitrary<string>; readonly text: fc.Arbitrary<string> };

const rarely = <T>(oneIn: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: oneIn - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

/** Four of ten as the schema has it, four with one part changed, two anything. */
function nearly(valid: fc.Arbitrary<unknown> | undefined): fc.Arbitrary<unknown> {
  if (!valid) return fc.constant(undefined);
  const nasty = fc.constantFrom(...nastyValues);
  return fc.oneof(
    { weight: 4, arbitrary: valid },
    {
      weight: 4,
      arbitrary: fc.tuple(valid, nasty, fc.nat()).map(([value, other, at]) => replacePart(value, other, at)),
    },
    { weight: 1, arbitrary: nasty },
    { weight: 1, arbitrary: fc.json({ maxDepth: 4 }).map((text): unknown => JSON.parse(text)) },
  );
}

/** Replaces, removes or adds one part of a value; which one, `at` says. */
function replacePart(value: unknown, other: unknown, at: number): unknown {
  if (typeof value !== "object" || value === null) return other;
  const keys = Object.keys(value);
  const key = keys[at % (keys.length + 1)];
  const copy: Record<string, unknown> = { ...value };
  const rest = Math.floor(at / (keys.length + 1));
  if (key === undefined) {
    const added = ["__proto__", "constructor", "", "\0", "\uD800", "extra", "toString"][rest % 7] ?? "extra";
    Object.defineProperty(copy, added, { value: other, enumerable: true, configurable: true, writable: true });
  } else if (rest % 5 === 0) delete copy[key];
  else copy[key] = rest % 5 < 3 ? replacePart(copy[key], other, Math.floor(rest / 5)) : other;
  return Array.isArray(value) ? Object.values(copy) : copy;
}

const pathOf = (template: string, params: unknown, rawSegment: string | undefined) =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (rawSegment !== undefined) return rawSegment;
    return encode((params as Record<string, unknown> | null | undefined)?.[name]) || "x";
  });

function queryOf(query: unknown, isTwice: boolean) {
  if (typeof query !== "object" || query === null) return "";
  const pairs = Object.entries(query).map(([key, value]) => `${encode(key)}=${encode(value)}`);
  const text = (isTwice ? [...pairs, ...pairs] : pairs).join("&");
  return text === "" ? "" : `?${text}`;
}

/** Half of a surrogate pair cannot be written in an address. */
const encode = (value: unknown) =>
  encodeURIComponent((typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed().slice(0, 8000));

function arbitraryOf(schema: JsonSchema, values: KnownValues): fc.Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => arbitraryOf(each, values)));
  switch (schema.type) {
    case "object":
      return objectsOf(schema, values);
    case "array": {
      const min = schema.minItems ?? 0;
      const items = schema.items ? arbitraryOf(schema.items, values) : fc.jsonValue();
      return fc.array(items, { minLength: min, maxLength: Math.min(schema.maxItems ?? 1000, min + 4) });
    }
    case "string":
      return textsOf(schema, values);
    case "integer":
      return fc.integer({
        min: Math.max(schema.minimum ?? -(2 ** 31), -(2 ** 31)),
        max: Math.min(schema.maximum ?? 2 ** 31 - 1, 2 ** 31 - 1),
      });
    case "number":
      return fc
        .integer({ min: (schema.minimum ?? -1e6) * 100, max: Math.min(schema.maximum ?? 1e6, 1e7) * 100 })
        .map((cents) => cents / 100);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectsOf({ properties = {}, required = [], additionalProperties }: JsonSchema, values: KnownValues) {
  const named = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, arbitraryOf(each, values)])),
    { requiredKeys: required.filter((key) => key in properties) },
  );
  if (typeof additionalProperties !== "object" || Object.keys(properties).length > 0) return named;
  return fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), arbitraryOf(additionalProperties, values), {
    maxKeys: 3,
  });
}

const textsByPattern = new Map<string, fc.Arbitrary<string>>();

/** Texts that match a pattern. Created once for each, since creating those of all endpoints takes seconds. */
function textsMatching(pattern: string) {
  const known = textsByPattern.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
  textsByPattern.set(pattern, known);
  return known;
}

function textsOf({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema, values: KnownValues) {
  const from = new Date("1900-01-01T00:00:00Z");
  const to = new Date("2999-12-31T00:00:00Z");
  const moments = fc.date({ min: from, max: to, noInvalidDate: true }).map((date) => date.toISOString());
  if (format === "uuid") return values.id;
  if (format === "date-time") return moments;
  if (format === "date") return moments.map((text) => text.slice(0, 10));
  if (format === "email") return fc.emailAddress();
  if (pattern !== undefined) return fc.oneof(values.text, textsMatching(pattern));
  return fc.oneof(
    values.text,
    fc.constantFrom(...nastyTexts),
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)), unit: "grapheme" }),
  );
}
