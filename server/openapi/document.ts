import { accessOf, type Endpoint } from "#contract/endpoint.ts";
import { ErrorBody, type ErrorCode, errorStatus } from "#contract/errors.ts";
import { office } from "#office";
import { endpoints } from "#server/openapi/endpoints.ts";
import { describeSchemas, type JsonSchema } from "#server/openapi/schemas.ts";

import packageJson from "../../package.json" with { type: "json" };

const rolesNote =
  "Where people have to sign in, an operation has a least role: a user with a lower one gets a 403 with the code `forbidden`.";

const sessionNote =
  "The cookie of `POST /auth/sign-in`. Operations without security can be called without it. In the demo, a request without a session acts as the demo user.";

/** The errors that the contract lets one expect, by the status of the response. */
const refusals = {
  InvalidInput: ["invalid_input", "A value is not valid; `fields` has the messages by field"],
  SignedOut: ["signed_out", "There is no session"],
  Forbidden: ["forbidden", "The role does not allow it, or another site's page sent it"],
  NotFound: ["not_found", "There is no such thing, or another person owns it"],
  Conflict: ["conflict", "The data has been changed meanwhile, or the page was opened by another account"],
  TooLarge: ["too_large", "The body is too large"],
  Locked: ["locked", "The session is locked"],
} as const satisfies Record<string, readonly [ErrorCode, string]>;

type Refusal = keyof typeof refusals;

/**
 * Describes the contract as an OpenAPI 3.1 document.
 *
 * @param apiAddress the public address of the API
 * @param sessionCookie the name of the session's cookie
 */
export function buildDocument(apiAddress: string, sessionCookie: string) {
  const schemas = describeSchemas(endpoints);
  const error = jsonOf(schemas.read(ErrorBody, "output"));
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { feature, name, endpoint } of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeOperation(feature, name, endpoint, schemas),
    };
  }
  const responses = {
    ...Object.fromEntries(
      Object.entries(refusals).map(([name, [, description]]) => [name, { description, content: error }]),
    ),
    Refused: { description: "Another refusal: too many requests, for example", content: error },
    Failed: { description: "A failure of the server, or of its database", content: error },
  };
  return {
    openapi: "3.1.0",
    info: {
      title: office.title,
      version: packageJson.version,
      description: `What the dashboard's server answers. ${rolesNote}`,
      ...(office.supportAddress !== undefined && { contact: { email: office.supportAddress } }),
      license: { name: packageJson.license, identifier: packageJson.license },
    },
    servers: [{ url: apiAddress }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: sessionCookie, description: sessionNote } },
      responses,
      schemas: schemas.collect([paths, responses]),
    },
  };
}

type Operation = ReturnType<typeof describeOperation>;

function describeOperation(
  feature: string,
  name: string,
  endpoint: Endpoint,
  { read }: ReturnType<typeof describeSchemas>,
) {
  const { summary, params, query, body, response } = endpoint;
  const parameters = [
    ...(params ? describeParameters(read(params, "input"), "path") : []),
    ...(query ? describeParameters(read(query, "input"), "query") : []),
  ];
  return {
    operationId: name,
    tags: [feature],
    summary,
    description: endpoint.open ? "Needs no session" : `Least role: ${accessOf(endpoint)}`,
    ...(endpoint.open && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: jsonOf(read(body, "input")) } }),
    responses: {
      200: { description: "The answer", content: jsonOf(read(response, "output")) },
      ...Object.fromEntries(
        expectedRefusals(endpoint).map((refusal) => [errorStatus[refusals[refusal][0]], refer(refusal)]),
      ),
      "4XX": refer("Refused"),
      "5XX": refer("Failed"),
    },
  };
}

const jsonOf = (schema: JsonSchema) => ({ "application/json": { schema } });
export type Content = ReturnType<typeof jsonOf>;

const refer = (response: Refusal | "Refused" | "Failed") => ({ $ref: `#/components/responses/${response}` });

function expectedRefusals({ method, open, access, params, query, body }: Endpoint): Refusal[] {
  const isWrite = method !== "GET";
  return [
    ...(params || query || body ? (["InvalidInput"] as const) : []),
    ...(open ? [] : (["SignedOut"] as const)),
    ...(isWrite || access ? (["Forbidden"] as const) : []),
    ...(params ? (["NotFound"] as const) : []),
    ...(isWrite ? (["Conflict"] as const) : []),
    ...(body ? (["TooLarge"] as const) : []),
    ...(open ? [] : (["Locked"] as const)),
  ];
}

const describeParameters = ({ properties = {}, required = [] }: JsonSchema, place: "path" | "query") =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema,
  }));
