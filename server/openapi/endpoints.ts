import type { Endpoint } from "#contract/endpoint.ts";
import { features } from "#server/features.ts";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "response" in value;

/** All endpoints of the contract, each with its own name and its feature's. Sorted, as the document shows them. */
export const endpoints = features
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  .flatMap(({ name: feature, contract }) =>
    Object.entries<unknown>({ ...contract }).flatMap(([name, value]) =>
      isEndpoint(value) ? [{ feature, name, endpoint: value }] : [],
    ),
  );

/** The endpoints without those that fail or wait on purpose, for tests that call every endpoint. */
export const regularEndpoints = endpoints.filter(({ endpoint }) => endpoint.isFault !== true);
