/** The browsers and systems that are told by name, in the order in which they have to be looked for. */
const browsers = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const systems = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
] as const;

const nameIn = (userAgent: string, names: readonly (readonly [string, string])[]) =>
  names.find(([mark]) => userAgent.includes(mark))?.[1];

/** What somebody would call the browser: `Firefox, Windows`. Empty for what names neither. */
export const nameDevice = (userAgent: string) =>
  [nameIn(userAgent, browsers), nameIn(userAgent, systems)].filter((name) => name !== undefined).join(", ");

/** Whether it is held in a hand. */
export const isPhone = (userAgent: string) => /Android.*Mobile|iPhone/.test(userAgent);
