import { expect, test, vi } from "vitest";

import { leadWindows } from "#web/lib/windows/lead-windows.ts";

test("one window leads at a time, a window can take the lead, and it returns when that window closes", async () => {
  const leaders: string[] = [];
  const open = (window: string) =>
    leadWindows("test-leader", () => {
      leaders.push(window);
      return () => void leaders.splice(leaders.indexOf(window), 1);
    });
  const [first, second, third] = [open("first"), open("second"), open("third")];
  await vi.waitFor(() => expect(leaders).toEqual(["first"]));
  second.take();
  await vi.waitFor(() => expect(leaders).toEqual(["second"]));
  // The one that leads has nothing to take.
  second.take();
  third.stop();
  second.stop();
  await vi.waitFor(() => expect(leaders).toEqual(["first"]));
  first.stop();
  await vi.waitFor(() => expect(leaders).toEqual([]));
});
