/** The result of one check of `npm run doctor`. If something is wrong, the message says what to do. */
export type Finding = {
  readonly check: string;
  readonly status: "ok" | "warning" | "error";
  readonly message: string;
};
