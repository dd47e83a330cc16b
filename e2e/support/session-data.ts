import type { Page } from "@playwright/test";

/** Takes out of the page what the server has put into it for the session: the shell then makes its requests itself. */
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
