import type { Page } from "@playwright/test";

/** Removes the session data that the server inlines in the page, so that the shell sends its requests itself. */
export async function removeSessionData(page: Page) {
  await page.route(
    (url) => url.pathname.endsWith("/"),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(id="session-data">)[^<]*/, "$1null");
      const { "content-encoding": _encoding, "content-length": _length, ...headers } = response.headers();
      await route.fulfill({ response, headers, body });
    },
  );
}
