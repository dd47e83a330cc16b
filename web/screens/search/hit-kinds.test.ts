import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { screens } from "#contract/screens/screens.ts";
import { ScreenIcon } from "#web/screens/search/hit-kinds.tsx";
import { NamedIcon } from "#web/ui/display/named-icon.tsx";

test("the search has an icon for each screen, also for those that are in no menu", () => {
  const unknown = renderToStaticMarkup(createElement(NamedIcon, { name: undefined }));
  const iconless = screens.filter(
    (screen) => renderToStaticMarkup(createElement(ScreenIcon, { screen, size: 20 })) === unknown,
  );
  expect(iconless.map(({ path }) => path)).toEqual([]);
});
