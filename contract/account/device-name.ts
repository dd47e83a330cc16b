/** Known browsers and systems, in the order of detection. */
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

/** A readable name of the browser: `Firefox, Windows`. Empty if unknown. */
export const nameDevice = (userAgent: string) =>
  [nameIn(userAgent, browsers), nameIn(userAgent, systems)].filter((name) => name !== undefined).join(", ");

/** Returns whether it is a phone. */
export const isPhone = (userAgent: string) => /Android.*Mobile|iPhone/.test(userAgent);
