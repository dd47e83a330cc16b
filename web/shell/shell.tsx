import { Outlet } from "@tanstack/react-router";

/** The frame of every screen but those of signing in. */
export function Shell() {
  return (
    <main id="content">
      <Outlet />
    </main>
  );
}
