import { z } from "zod/mini";

import * as basics from "#contract/endpoint.ts";
import { ErrorBody } from "#contract/errors.ts";
import type { endpoints } from "#server/openapi/endpoints.ts";
import { features } from "#server/features.ts";

export type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

type Side = "input" | "output";
type Schemas = Readonly<Record<string, JsonSchema>>;

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === "object" && value !== null && "_zod" in value;

/** The types that the contract exports, by the name of the export. */
const namedSchemas = [basics, { ErrorBody }, ...features.map(({ contract }) => contract)].flatMap((module) =>
  Object.entries<unknown>({ ...module }).flatMap(([name, value]) =>
    /^[A-Z]/.test(name) && isSchema(value) ? [[name, value] as const] : [],
  ),
);

const place = "#/components/schemas/";
const refPattern = /"#\/components\/schemas\/(\w+)"/g;

/** The names of the schemas that a part of the document refers to. */
const refsIn = (part: unknown) => [...JSON.stringify(part).matchAll(refPattern)].map(([, name = ""]) => name);

/**
 * Converts the schemas of the endpoints. A type that the contract exports becomes a component of its name, and others
 * refer to it; all other schemas are written where they are used.
 *
 * @returns `read`, the schema of a part of an endpoint, and `collect`, the components that a part of the document needs
 */
export function describeSchemas(all: typeof endpoints) {
  const used = all.flatMap(({ endpoint: { params, query, body, response } }) =>
    [params, query, body, response].filter((schema) => schema !== undefined),
  );
  const outputs = convert(used, "output");
  const inputs = convert(used, "input");
  const received = findReferred(
    all.map(({ endpoint }) => outputs.read(endpoint.response)),
    outputs.components,
  );
  const different = findDifferent(inputs.components, outputs.components);
  const inputName = (name: string) => (received.has(name) && different.has(name) ? `${name}Input` : name);
  const renameRefs = (schema: JsonSchema) =>
    JSON.parse(
      JSON.stringify(schema).replaceAll(refPattern, (_, name: string) => `"${place}${inputName(name)}"`),
    ) as JsonSchema;
  const components: Schemas = {
    ...Object.fromEntries(
      Object.entries(inputs.components).map(([name, schema]) => [inputName(name), renameRefs(schema)]),
    ),
    ...Object.fromEntries(Object.entries(outputs.components).filter(([name]) => received.has(name))),
  };
  return {
    read: (schema: z.ZodMiniType, side: Side) =>
      side === "input" ? renameRefs(inputs.read(schema)) : outputs.read(schema),
    collect: (part: unknown): Schemas =>
      Object.fromEntries([...findReferred(part, components)].toSorted().map((name) => [name, components[name] ?? {}])),
  };
}

/** The names of the components that a part refers to, directly or through others. */
function findReferred(part: unknown, components: Schemas) {
  const names = new Set(refsIn(part));
  // A set visits what is added to it meanwhile.
  for (const name of names) for (const next of refsIn(components[name] ?? {})) names.add(next);
  return names;
}

/** The names of the components that differ by side, or refer to one that does. */
function findDifferent(inputs: Schemas, outputs: Schemas) {
  const names = Object.keys(outputs);
  const different = new Set(names.filter((name) => JSON.stringify(inputs[name]) !== JSON.stringify(outputs[name])));
  for (const name of different) {
    for (const other of names) if (refsIn(outputs[other]).includes(name)) different.add(other);
  }
  return different;
}

/** Converts schemas as they are sent (`input`) or received (`output`): a field with a default may be absent in a request only. */
function convert(used: readonly z.ZodMiniType[], io: Side) {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of namedSchemas) registry.add(schema, { id });
  const unnamed = used.filter((schema) => !registry.has(schema));
  // Copies, so that another schema that contains one of them does not refer to it.
  for (const [index, schema] of unnamed.entries()) registry.add(z.clone(schema), { id: String(index) });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => `${place}${id}`,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => adjust(zodSchema, jsonSchema as JsonSchema, io),
  });
  const plain = (id: string) => {
    const { $schema: _, $id: __, ...schema } = schemas[id] ?? {};
    return schema as JsonSchema;
  };
  return {
    components: Object.fromEntries(namedSchemas.map(([name]) => [name, plain(name)])),
    read: (schema: z.ZodMiniType): JsonSchema => {
      const name = registry.get(schema)?.id;
      return name === undefined ? plain(String(unnamed.indexOf(schema))) : { $ref: `${place}${name}` };
    },
  };
}

function adjust({ _zod: { def } }: z.core.$ZodTypes, schema: JsonSchema, io: Side) {
  // Responses of later versions may have further fields.
  if (schema["additionalProperties"] === false) delete schema["additionalProperties"];
  // In OpenAPI it means that a request must not contain the value.
  delete schema["readOnly"];
  if (schema["propertyNames"] && schema.required) {
    schema.properties = Object.fromEntries(
      schema.required.map((name) => [name, schema["additionalProperties"] as JsonSchema]),
    );
    delete schema["propertyNames"];
    delete schema["additionalProperties"];
  }
  // A number in a query string, such as `wholeNumber` of `contract/endpoint.ts`.
  if (io === "input" && def.type === "pipe") {
    const { type, minimum, maximum } = z.toJSONSchema(def.out, { unrepresentable: "any" });
    if (type === "number") {
      const isWhole = !String(schema["pattern"]).includes(".");
      for (const key of Object.keys(schema)) delete schema[key];
      Object.assign(schema, { type: isWhole ? "integer" : "number", minimum, maximum });
    }
  }
}
