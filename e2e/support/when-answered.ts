import type { Page } from "@playwright/test";

/** Resolves with the next response to a request of this method. Call before the action that sends the request. */
export const whenAnswered = (page: Page, method: "DELETE" | "PATCH" | "POST" | "PUT") =>
  page.waitForResponse((response) => response.request().method() === method);
