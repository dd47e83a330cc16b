import "#web/ui/theme/styles.ts";
// Must come before any module that loads a chunk.
import "#web/lib/loading/import-chunk.ts";
// Must come before any library adds elements.
import "#web/lib/text/trusted-types.ts";

import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";

import { Providers } from "#web/app/providers.tsx";
import { router } from "#web/app/router.ts";
import { followOtherWindows } from "#web/lib/session/follow-session.ts";
import { setLanguage } from "#web/lib/i18n/i18n.ts";
import { onSystemMode } from "#web/lib/layout/mode.ts";
import { watchLoadFailures } from "#web/lib/api/load-failure.ts";
import { preferences, showLayout } from "#web/lib/session/preferences.ts";
import { watchTyping } from "#web/lib/unsaved-input.ts";
import { applyWebFont } from "#web/lib/loading/web-font.ts";
import { idle } from "#web/lib/loading/when-idle.ts";

const show = () => showLayout(preferences.get().layout);
show();
preferences.subscribe(show);
onSystemMode(show);

followOtherWindows();
watchLoadFailures();
watchTyping();
// Unless the page has done so after its first paint; see `tools/first-load/first-paint.ts`.
window.__begin?.();

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no #root");

// Once it is drawn, the router listens to the address. A change that comes before loads its route too.
const stopListening = router.history.subscribe((change) => void router.load(change));

function App() {
  useLayoutEffect(stopListening, []);
  return (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
}

// The words and the first screen load side by side; until both are here, the frame that the HTML drew stands.
await Promise.all([setLanguage(preferences.get().language), router.load()]);

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

void idle().then(applyWebFont);
