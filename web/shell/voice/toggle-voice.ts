import { lazyAction } from "#web/lib/loading/lazy-action.ts";

/** Turns voice commands on, which asks the first time, or off. */
export const toggleVoice = lazyAction(async () => (await import("#web/shell/voice/turn-voice.ts")).toggle);
