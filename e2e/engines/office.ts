import { joinHost } from "../support/server/host.ts";
import startHost from "../support/server/template.ts";

/** Starts the process that serves the offices of the engines. */
export async function startOffices() {
  const stop = await startHost();
  return {
    stop,
    /** @returns the address of an office for one engine, with unchanged demo content; it ends in a slash */
    open: async (engineIndex: number) => {
      const host = await joinHost(engineIndex);
      const { baseUrl } = await host.open({ key: "engines", environment: {} });
      return baseUrl;
    },
  };
}
