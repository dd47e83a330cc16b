import { office } from "../../office.config.ts";

/** The short title as the beginning of a file's name: "Back Office" is `back-office`. */
export const fileTitle = () =>
  office.shortTitle
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "") || "office";
