import { KeptDashboard } from "#features/dashboard/web/kept-dashboard.tsx";
import type { KeptPart } from "#web/lib/parts.ts";

export const keptPart: KeptPart = { id: "dashboard", order: 10, Part: KeptDashboard };
