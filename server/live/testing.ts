/** An event of the stream, as a window receives it. */
export type Received = { id: string; topics: string[]; isReset?: boolean; answers?: Record<string, unknown> };

/** Reads the events of a stream one by one. */
export function readEvents(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    async next(): Promise<Received> {
      for (;;) {
        const end = text.indexOf("\n\n");
        if (end >= 0) {
          const lines = text.slice(0, end).split("\n");
          text = text.slice(end + 2);
          const field = (name: string) =>
            lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
          return { id: field("id"), ...(JSON.parse(field("data")) as Omit<Received, "id">) };
        }
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) throw new Error("The stream has ended");
        text += value ?? "";
      }
    },
  };
}
