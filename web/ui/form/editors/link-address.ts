/** The address of a link as a person types it, or undefined if it is none. Without a scheme, it is a web address. */
export function toLinkAddress(text: string): string | undefined {
  const typed = text.trim();
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(typed)) return typed;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(typed)) return `mailto:${typed}`;
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, username } = new URL(address);
  const isHost = hostname === "localhost" || /^\[.+\]$|[^.]\.[^.]/.test(hostname);
  return isHost && username === "" ? address : undefined;
}
