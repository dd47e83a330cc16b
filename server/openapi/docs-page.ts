import { html } from "hono/html";

import { accentTone } from "#contract/values/accent.ts";
import type { buildDocument, Content } from "#server/openapi/document.ts";
import type { JsonSchema } from "#server/openapi/schemas.ts";

type Document = ReturnType<typeof buildDocument>;
type Operation = Document["paths"][string][string];

/** Renders the document as HTML, without scripts or external resources. */
export function docsPage({ info, servers, paths, components }: Document) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Object.entries(Object.groupBy(operations, ({ operation }) => operation.tags[0] ?? ""));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API | ${info.title}</title>
        <link rel="stylesheet" href="docs.css" />
      </head>
      <body>
        <header>
          <h1>${info.title} API</h1>
          <p>
            Version ${info.version}, below <code>${servers[0]?.url}</code>. The same as a document:
            <a href="openapi.json">openapi.json</a>
          </p>
        </header>
        <nav aria-label="Features">
          ${groups.map(([tag]) => html`<a href="#${tag}">${tag}</a>`)}
          <a href="#schemas">schemas</a>
        </nav>
        <main>
          ${groups.map(
            ([tag, members = []]) =>
              html`<section id="${tag}" aria-labelledby="${tag}-title">
                <h2 id="${tag}-title">${tag}</h2>
                ${members.map(({ path, method, operation }) => operationPart(path, method, operation))}
              </section>`,
          )}
          <section id="schemas" aria-labelledby="schemas-title">
            <h2 id="schemas-title">schemas</h2>
            ${Object.entries(components.schemas).map(
              ([name, schema]) =>
                html`<article id="schema-${name}">
                  <h3>${name}</h3>
                  <pre tabindex="0"><code>${linkedJson(schema)}</code></pre>
                </article>`,
            )}
          </section>
        </main>
      </body>
    </html>`;
}

function operationPart(path: string, method: string, operation: Operation) {
  const { summary, description, parameters = [], requestBody, responses } = operation;
  return html`<article>
    <h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></h3>
    <p>${summary}</p>
    <p>${description}</p>
    ${
      parameters.length > 0
        ? html`<table>
            <thead>
              <tr>
                <th scope="col">Parameter</th>
                <th scope="col">Where</th>
                <th scope="col">Shape</th>
              </tr>
            </thead>
            <tbody>
              ${parameters.map(
                (parameter) =>
                  html`<tr>
                    <td><code>${parameter.name}</code>${parameter.required ? " (required)" : ""}</td>
                    <td>${parameter.in}</td>
                    <td><code>${linkedJson(parameter.schema, 0)}</code></td>
                  </tr>`,
              )}
            </tbody>
          </table>`
        : ""
    }
    ${requestBody ? schemaPart("Body", requestBody) : ""} ${schemaPart("Answer", responses[200])}
  </article>`;
}

const schemaPart = (title: string, { content }: { readonly content: Content }) =>
  html`<details>
    <summary>${title}</summary>
    <pre tabindex="0"><code>${linkedJson(content["application/json"].schema)}</code></pre>
  </details>`;

/** JSON whose references to the schemas are links. */
const linkedJson = (value: JsonSchema, indent = 2) =>
  JSON.stringify(value, undefined, indent)
    .split(/"#\/components\/schemas\/(\w+)"/)
    .map((part, index) => (index % 2 === 0 ? part : html`<a href="#schema-${part}">${part}</a>`));

/** Inline, because the page is also served if the app was not built. */
export const docsStyles = `
:root { color-scheme: light dark; --ink: light-dark(#1b2433, #e6eaf2); --soft: light-dark(#566176, #a5b0c4);
  --line: light-dark(#dfe5ed, #333d50); --card: light-dark(#fff, #1a2231); --page: light-dark(#f3f5f8, #111722);
  --accent: light-dark(${accentTone("#1c5fd1")}, ${accentTone("#8db8ff")}); }
* { box-sizing: border-box; }
body { max-inline-size: 960px; margin: 0 auto; padding: 32px 16px 64px; background: var(--page); color: var(--ink);
  font: 14px/20px Inter, system-ui, sans-serif; }
h1 { margin: 0; font-size: 24px; line-height: 32px; }
h2 { margin-block: 40px 12px; font-size: 20px; text-transform: capitalize; }
h3 { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 0; font-size: 14px; font-weight: 600; }
p { margin-block: 8px; color: var(--soft); }
a { color: var(--accent); }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-block-start: 16px; text-transform: capitalize; }
article { margin-block-end: 12px; padding: 16px; border: 1px solid var(--line); border-radius: 6px; background: var(--card); }
code, pre { font: 13px/20px ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.method { padding: 0 8px; border-radius: 4px; background: light-dark(#e5eefd, #20375f); color: light-dark(#1a4fae, #b5d0ff);
  font-size: 12px; }
.delete { background: light-dark(#fde8e8, #4d2327); color: light-dark(#a51d25, #ffb9bd); }
.post, .put, .patch { background: light-dark(#e3f5ea, #17402b); color: light-dark(#12663a, #9ce0bb); }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 6px 8px; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; font-size: 13px; }
summary { padding-block: 4px; cursor: pointer; }
pre { max-block-size: 360px; margin: 4px 0; padding: 12px; overflow: auto; border-radius: 6px; background: var(--page);
  white-space: pre-wrap; }
`;
