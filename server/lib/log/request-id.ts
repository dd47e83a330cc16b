import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

import type { MiddlewareHandler } from "hono";

import { requestIdHeader } from "#contract/errors.ts";

const requests = new AsyncLocalStorage<string>();

/** The id of the request that the caller works for; undefined outside of requests, such as in background work. */
export const currentRequestId = () => requests.getStore();

/** Ids of proxies and callers that can be written into a log and a table without care. */
const isPlausible = (id: string) => /^[\da-z-]{1,64}$/i.test(id);

/** 16 digits: enough to tell requests apart, and few enough to read to someone. */
const createRequestId = () => randomBytes(8).toString("hex");

/**
 * Gives each request an id, which log lines, audit entries and the response name. The id of a proxy or a caller is taken
 * over. The app inside the site keeps the id that the site has given.
 */
export const identifyRequests: MiddlewareHandler = async (context, next) => {
  if (currentRequestId() !== undefined) return next();
  const given = context.req.header(requestIdHeader);
  const id = given !== undefined && isPlausible(given) ? given : createRequestId();
  await requests.run(id, next);
  context.header(requestIdHeader, id);
};
