import { expect, test } from "vitest";

import { hasPreset, presets } from "#demos/layouts/web/presets.ts";
import { defaultLayout } from "#web/lib/layout-defaults.ts";
import { applyLayoutChange } from "#web/lib/layout/rules.ts";

test.each(presets.map((preset) => [preset.id, preset] as const))(
  "spec §4: the rules leave the layout %s as it is",
  (_, { layout }) => {
    expect(applyLayoutChange(defaultLayout, layout)).toEqual({ ...defaultLayout, ...layout });
    // Each of its switches alone may not contradict the others either.
    for (const [name, isOn] of Object.entries(layout)) {
      if (isOn) expect(applyLayoutChange({ ...defaultLayout, ...layout }, { [name]: true })).toMatchObject(layout);
    }
  },
);

test("no two presets are the same, and the default is one of them", () => {
  expect(new Set(presets.map(({ layout }) => JSON.stringify(layout))).size).toBe(presets.length);
  expect(presets.filter((preset) => hasPreset(defaultLayout, preset)).map(({ id }) => id)).toEqual(["frame"]);
});

test("a preset is the current one in every skin", () => {
  const [frame] = presets;
  expect(frame && hasPreset({ ...defaultLayout, skin: "smart-style-4", colorblindFriendly: true }, frame)).toBe(true);
  expect(frame && hasPreset({ ...defaultLayout, container: true }, frame)).toBe(false);
});
