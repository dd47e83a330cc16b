/** How many streams one server holds open. */
export type StreamLimits = {
  /** Of one owner: a person, or in the demo one browser. More windows than anybody looks at. */
  readonly perOwner: number;
  /** From one address, behind which a whole office may be. */
  readonly perAddress: number;
  readonly total: number;
};

export const defaultStreamLimits: StreamLimits = { perOwner: 20, perAddress: 500, total: 5000 };

type OpenStream = { readonly owner: string; readonly address: string; readonly replace: () => void };

/**
 * Counts the open streams. An owner or an address at its limit gives up its oldest stream for a new one, so that the
 * window somebody has just opened works. A server at its limit takes no more.
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
     * @param stream its `replace` is called when it has to give way
     * @returns how to say that it is closed; undefined where the server takes no more
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
