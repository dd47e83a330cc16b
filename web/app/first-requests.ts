/**
 * What the first screen asks the API for, by route: the page's first script starts these before any module has loaded,
 * and `call` takes them up by their addresses, which is why they have to be written as `call` writes them. `$name`
 * stands for a parameter of the route. Not started where the address has a search of its own.
 */
export const firstRequests: Readonly<Record<string, readonly string[]>> = {
  "/home": ["inbox.json", "messages.json?folder=inbox&page=1&size=5"],
  "/dashboard": ["visits.json?days=30", "activities/latest.json?size=7"],
  "/inbox/$folder": ["inbox.json", "messages.json?folder=$folder&page=1&size=25&sort=-date"],
  "/inbox/$folder/detail/$message": ["inbox.json", "messages.json/$message"],
  "/inbox/$folder/compose": ["inbox.json", "users.json"],
  "/inbox/$folder/replay/$message": ["inbox.json", "users.json", "messages.json/$message"],
  "/calendar": ["external-events.json"],
  "/widgets": ["todos.json"],
  "/dashboard-social": ["posts.json", "profile.json"],
  "/profile": ["profile.json", "auth/devices.json", "timeline.json"],
  "/timeline": ["timeline.json"],
  "/login": ["auth/options.json", "languages.json"],
  "/real-login": ["auth/options.json", "languages.json"],
  "/register": ["auth/options.json", "languages.json"],
  "/forgot-password": ["languages.json"],
  "/lock": ["auth/session.json", "auth/options.json", "languages.json"],
};

/** What the shell asks for, whichever screen it stands around. The menu's address is the configuration's. */
export const shellRequests: readonly string[] = [
  "user.json",
  "languages.json",
  "activities/activity.json",
  "preferences.json",
];
