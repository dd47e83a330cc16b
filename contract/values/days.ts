/**
 * Returns true for an ISO date that exists and that PostgreSQL can store: not for 30 February, nor for a day in the
 * year 0.
 */
export const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  text >= "0001" &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);
