/** Limits of the streams that one server holds open. */
export type StreamLimits = {
  /** For one owner: a person, or one browser in the demo. More windows than anybody uses. */
  readonly perOwner: number;
  /** From one address, which a whole office may share. */
  readonly perAddress: number;
  readonly total: number;
};

export const defaultStreamLimits: StreamLimits = { perOwner: 20, perAddress: 500, total: 5000 };

type OpenStream = { readonly owner: string; readonly address: string; readonly replace: () => void };

/**
 * Counts open streams. If an owner or an address is at its limit, its oldest stream is closed for the new one, so that
 * the window just opened works. A server at its limit accepts no more.
 */
export function createStreamLimits({ perOwner, perAddress, total }: StreamLimits = defaultStreamLimits) {
  // In the order in which they were opened.
  const open = new Set<OpenStream>();
  const makeRoom = (max: number, isCounted: (stream: OpenStream) => boolean) => {
    const counted = [...open].filter(isCounted);
    for (const stream of counted.slice(0, Math.max(0, counted.length - max + 1))) {
      open.delete(stream);
      stream.replace();
    }
  };
  return {
    /**
     * @param stream its `replace` is called when it is closed for a newer one
     * @returns a function to call when the stream is closed; undefined if the server is at its limit
     */
    admit(stream: OpenStream) {
      makeRoom(perOwner, ({ owner }) => owner === stream.owner);
      makeRoom(perAddress, ({ address }) => address === stream.address);
      if (open.size >= total) return undefined;
      open.add(stream);
      return () => void open.delete(stream);
    },
  };
}
