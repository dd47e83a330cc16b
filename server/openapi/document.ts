import { z } from "zod/mini";

import { accessOf, type Endpoint } from "#contract/endpoint.ts";
import { ErrorBody } from "#contract/errors.ts";
import { endpoints } from "#server/openapi/endpoints.ts";

import packageJson from "../../package.json" with { type: "json" };

type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, unknown>;
  required?: string[];
};

const toJsonSchema = (schema: z.ZodMiniType, io: "input" | "output") => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any", reused: "inline" });
  return rest as JsonSchema;
};

const rolesNote =
  "Where people have to sign in, an operation has a least role: a user with a lower one gets a 403 with the code `forbidden`.";

/** Describes the contract as an OpenAPI 3.1 document. @param apiAddress the public address of the API */
export function buildDocument(apiAddress: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { feature, name, endpoint } of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(feature, name, endpoint),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Atrium",
      version: packageJson.version,
      description: `What the dashboard's server answers. ${rolesNote}`,
    },
    servers: [{ url: apiAddress }],
    paths,
    components: { schemas: { Error: toJsonSchema(ErrorBody, "output") } },
  };
}

function operationOf(feature: string, name: string, endpoint: Endpoint) {
  const { summary, params, query, body, response } = endpoint;
  const parameters = [...parametersOf(params, "path"), ...parametersOf(query, "query")];
  return {
    operationId: name,
    tags: [feature],
    summary,
    ...(!endpoint.open && { description: `Least role: ${accessOf(endpoint)}` }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: jsonOf(toJsonSchema(body, "input")) } }),
    responses: {
      200: { description: "The answer", content: jsonOf(toJsonSchema(response, "output")) },
      default: { description: "A refusal", content: jsonOf({ $ref: "#/components/schemas/Error" }) },
    },
  };
}

function parametersOf(schema: z.ZodMiniType | undefined, place: "path" | "query") {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

const jsonOf = (schema: unknown) => ({ "application/json": { schema } });
