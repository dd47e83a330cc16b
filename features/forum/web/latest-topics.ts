/** The number of topics on the forum's first screen. Read by the route before the screen has loaded. */
export const latestTopics = 8;
