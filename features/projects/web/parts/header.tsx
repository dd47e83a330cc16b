import { RecentProjectsButton } from "#features/projects/web/recent-projects-button.tsx";
import type { HeaderPart } from "#web/lib/parts.ts";

export const headerPart: HeaderPart = { id: "projects", order: 10, place: "start", Part: RecentProjectsButton };
