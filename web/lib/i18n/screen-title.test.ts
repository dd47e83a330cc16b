import { afterEach, expect, onTestFinished, test, vi } from "vitest";

import { configureOffice } from "#contract/office-testing.ts";
import { screenTitle, setUnreadCount } from "#web/lib/i18n/screen-title.ts";

afterEach(() => vi.unstubAllGlobals());

test("spec §1: the title of the document ends with the configured one", () => {
  onTestFinished(configureOffice({ title: "Nordlicht" }));
  const page = { title: "" };
  vi.stubGlobal("document", page);
  screenTitle.set("Inbox");
  setUnreadCount(3);
  expect(page.title).toBe("(3) Inbox | Nordlicht");
});
