/** The documents shown by the editors, by kind; without an id, the one that was changed last. */
export type EditorsParams = { rich?: string | undefined; markdown?: string | undefined; code?: string | undefined };

export type PageParams = { document?: string | undefined };

export const readEditorsParams = ({ rich, markdown, code }: Record<string, unknown>): EditorsParams => ({
  rich: readId(rich),
  markdown: readId(markdown),
  code: readId(code),
});

export const readPageParams = ({ document }: Record<string, unknown>): PageParams => ({ document: readId(document) });

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const readId = (value: unknown) => (typeof value === "string" && uuid.test(value) ? value : undefined);
