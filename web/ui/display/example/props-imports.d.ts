declare module "*?props" {
  const docs: readonly import("#web/lib/component-doc.ts").ComponentDoc[];
  export default docs;
}
