import { noBareEnter } from "./no-bare-enter.ts";
import { noBareText } from "./no-bare-text.mjs";

/** The rules of our own that oxlint runs; `.oxlintrc.json` says where. */
export default {
  meta: { name: "atrium" },
  rules: { "no-bare-enter": noBareEnter, "no-bare-text": noBareText },
};
