declare module "*?props" {
  import type { ComponentDoc } from "#web/lib/component-doc.ts";

  const docs: readonly ComponentDoc[];
  export default docs;
}
