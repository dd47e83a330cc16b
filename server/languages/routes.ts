import type { Hono } from "hono";

import * as contract from "#contract/languages.ts";
import { dictionaryTag, findDictionary } from "#server/lib/dictionaries.ts";
import { found } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";

export function languagesRoutes(app: Hono<AppEnv>) {
  // A dictionary is the largest response at start-up and rarely changes, so it is answered with 304 if unchanged.
  app.use("/langs/:file{.+\\.json}", async (context, next) => {
    const tag = await dictionaryTag(context.req.param("file").replace(/\.json$/, ""));
    if (!tag) return next();
    const headers = { etag: tag, "cache-control": "no-cache" };
    const known = (context.req.header("if-none-match") ?? "").split(",").map((each) => each.trim());
    if (known.includes("*") || known.includes(tag)) return context.body(null, 304, headers);
    await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  });

  implement(app, contract.listLanguages, async () => [...contract.officeLanguages()]);

  implement(app, contract.getDictionary, ({ params }) =>
    Promise.resolve(found(findDictionary(params.key), "Language not found")),
  );
}
