import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";

import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { askForSessions, redirectToEntry, sessionLoss, type SessionLoss } from "#web/lib/session/session.ts";
import { useStore } from "#web/lib/store.ts";

const SessionDialog = lazyPart(() =>
  import("#web/screens/auth/session-dialog.tsx").then(
    (part) => part.SessionDialog,
    () => Redirect,
  ),
);

/** Asks the person to sign in again, above the screen, if the session ends while it is shown. */
export function SessionHost() {
  const queryClient = useQueryClient();
  const loss = useStore(sessionLoss);
  useEffect(askForSessions, []);
  useEffect(
    // What has changed meanwhile was not announced to this window.
    () => sessionLoss.subscribe(() => sessionLoss.get() === undefined && void queryClient.invalidateQueries()),
    [queryClient],
  );
  return <Suspense>{loss && <SessionDialog loss={loss} />}</Suspense>;
}

/** Takes the place of a dialog that could not be loaded. The browser asks first if something is not saved. */
function Redirect({ loss }: { loss: SessionLoss }) {
  useEffect(() => redirectToEntry(loss, location.hash.slice(1)), [loss]);
  return null;
}
