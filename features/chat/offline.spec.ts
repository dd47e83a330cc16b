import { expect, test } from "#e2e/support/fixtures.ts";
import { connectionErrors, openListening as open, status } from "#e2e/support/offline.ts";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors(connectionErrors));
// Tests share a context.
test.afterEach(({ context }) => context.setOffline(false));

test("chat messages wait for the connection, survive a reload, and are sent once, in order", async ({
  page,
  context,
}) => {
  await open(page, "#/home");
  await page.getByRole("banner").getByRole("button", { name: "Chat", exact: true }).click();
  const panel = page.getByRole("region", { name: "Chat", exact: true });
  const rows = panel.getByRole("group", { name: "Messages" }).getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  await context.setOffline(true);
  await expect(status(page, "You are offline.")).toBeVisible();
  const field = panel.getByRole("textbox", { name: /^Message to/ });
  await field.fill("First without a network");
  await field.press("Enter");
  await field.fill("Second without a network");
  await field.press("Enter");
  await expect(panel.getByText("Waiting for connection")).toHaveCount(2);
  // The connection is back, but the server does not accept messages yet.
  await page.route("**/api/chat.json", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await context.setOffline(false);
  await page.reload();
  await expect(panel.getByText("Waiting for connection")).toHaveCount(2);
  await page.unrouteAll();
  await page.reload();
  await expect(rows.filter({ hasText: "Second without a network" })).toHaveCount(1);
  await expect(panel.getByText("Waiting for connection")).toHaveCount(0);
  const said = async () => {
    const chat = (await (await page.request.get("api/chat.json")).json()) as { messages: { body: string }[] };
    return chat.messages.map(({ body }) => body).filter((body) => body.endsWith("without a network"));
  };
  await expect.poll(said).toEqual(["First without a network", "Second without a network"]);
});
