import { KeptDashboard } from "#features/dashboard/web/kept-dashboard.tsx";
import type { KeptPart } from "#web/lib/parts.ts";

export const Kept: KeptPart = KeptDashboard;
