import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, type ReactNode, useEffect } from "react";

import { loadRefusalTexts } from "#web/lib/api/api-client.ts";
import { PartFailureContext } from "#web/lib/loading/lazy-part.ts";
import { queryClient } from "#web/lib/api/query-client.ts";
import { idle } from "#web/lib/loading/when-idle.ts";

const loadPartFailure = () => import("#web/ui/display/status/part-failure.tsx");

const PartFailure = lazy(() =>
  loadPartFailure().then(
    ({ PartFailure }) => ({ default: PartFailure }),
    () => ({ default: () => null }),
  ),
);

export function Providers({ children }: { children: ReactNode }) {
  // The parts that report failures are loaded in advance, since they could not be loaded offline.
  useEffect(() => {
    void idle().then(() => Promise.allSettled([loadPartFailure(), loadRefusalTexts()]));
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <PartFailureContext value={PartFailure}>{children}</PartFailureContext>
    </QueryClientProvider>
  );
}
