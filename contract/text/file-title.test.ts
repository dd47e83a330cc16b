import { expect, onTestFinished, test } from "vitest";

import { fileTitle } from "./file-title.ts";
import { configureOffice } from "../office-testing.ts";

test.each([
  ["Atrium", "atrium"],
  ["Back Office!", "back-office"],
  ["Büro / Nord", "büro-nord"],
  ["***", "office"],
])("files of %s begin with %s", (shortTitle, expected) => {
  onTestFinished(configureOffice({ shortTitle }));
  expect(fileTitle()).toBe(expected);
});
