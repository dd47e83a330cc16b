import { CatchBoundary, useRouterState } from "@tanstack/react-router";
import { Activity, type ComponentType, useLayoutEffect, useRef, useState } from "react";

import type { VisitRange } from "#features/visits/contract.ts";
import styles from "#features/dashboard/web/kept-dashboard.module.css";
import { defaultDays } from "#features/dashboard/web/dashboard-params.ts";
import { ScreenError } from "#web/ui/screen/screen-error.tsx";

/** Returned by the route's loader, so that the dashboard's code loads with the route. */
export type LoadedDashboard = { readonly Dashboard: ComponentType<{ days: VisitRange }> };

/**
 * Keeps the dashboard in the document, hidden and with its effects unmounted, while another screen is shown. Users
 * return to it all day, and returning then rebuilds nothing.
 */
export function KeptDashboard() {
  const shown = useRouterState({
    select: ({ matches }) =>
      matches.find(({ routeId, status }) => routeId === "/_shell/dashboard" && status === "success"),
  });
  const [last, setLast] = useState(shown);
  if (shown && shown !== last) setLast(shown);
  const isShown = shown !== undefined;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (isShown ? undefined : keepLayout(place.current?.firstElementChild)), [isShown]);
  const Dashboard = (last?.loaderData as LoadedDashboard | undefined)?.Dashboard;
  if (!last || !Dashboard) return null;
  const { days = defaultDays } = last.search as { days?: VisitRange };
  return (
    <div ref={place} className={isShown ? undefined : styles.hidden}>
      <Activity mode={isShown ? "visible" : "hidden"}>
        {/* What has failed is tried again when the user returns. */}
        <CatchBoundary getResetKey={() => String(isShown && days)} errorComponent={ScreenError}>
          <Dashboard days={days} />
        </CatchBoundary>
      </Activity>
    </div>
  );
}

/**
 * Keeps the layout of what `Activity` hides, which takes a third of the time to return. `Activity` sets `display: none` in a
 * later commit than the one that hides the container, so an observer removes it.
 *
 * @returns a function that stops it
 */
function keepLayout(content: Element | null | undefined) {
  if (!(content instanceof HTMLElement)) return undefined;
  const restore = () => content.style.removeProperty("display");
  const observer = new MutationObserver(restore);
  observer.observe(content, { attributeFilter: ["style"] });
  restore();
  return () => observer.disconnect();
}
