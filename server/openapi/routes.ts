import type { Hono } from "hono";

import type { AppEnv } from "#server/lib/http/implement.ts";
import { docsPage, docsStyles } from "#server/openapi/docs-page.ts";
import { buildDocument } from "#server/openapi/document.ts";

/** Serves the contract: for programs at `/openapi.json`, for people at `/docs`. */
export function openApiRoutes(app: Hono<AppEnv>, apiAddress: string, sessionCookie: string) {
  // Built on the first request, since most servers never need it.
  let document: ReturnType<typeof buildDocument> | undefined;
  const read = () => (document ??= buildDocument(apiAddress, sessionCookie));
  app.get("/openapi.json", (context) => context.json(read()));
  app.get("/docs", (context) => context.html(docsPage(read())));
  app.get("/docs.css", (context) => context.body(docsStyles, 200, { "content-type": "text/css; charset=utf-8" }));
}
