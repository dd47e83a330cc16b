declare module "*?props" {
  import type { ComponentDoc } from "#web/lib/component-doc.ts";

  const docs: readonly ComponentDoc[];
  export default docs;
}

declare module "*?sources" {
  const sources: Readonly<Record<string, string>>;
  export default sources;
}
