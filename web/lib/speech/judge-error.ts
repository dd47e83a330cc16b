/**
 * In milliseconds: a refusal within this time after the start is a block by the browser, a later one a denial by the
 * user (specification §8). No user answers a prompt that quickly.
 */
const blockedWithinMs = 200;
/** The number of network errors in a row after which listening stops. With the growing waits, after about 8 seconds. */
const maxNetworkErrors = 5;

/** A reason for not listening that the user has to know. */
export type SpeechFailure =
  /** `service`: the browser refuses the recognition service, not the microphone. */
  | { readonly kind: "blocked" | "denied"; readonly service: boolean }
  | { readonly kind: "no-microphone" }
  | { readonly kind: "language" }
  /** `isFinal`: listening has stopped; otherwise, it continues once the network is back. */
  | { readonly kind: "network"; readonly isFinal: boolean };

type Circumstances = {
  /** The time from the start of the session to the error. */
  readonly afterMs: number;
  /** The number of network errors in a row, including this one if it is one. */
  readonly networkErrors: number;
};

/**
 * Judges the error of a session by its code (`SpeechRecognitionErrorCode`).
 *
 * @returns undefined if the session ends without a failure, as after silence
 */
export function judgeError(code: string, { afterMs, networkErrors }: Circumstances): SpeechFailure | undefined {
  switch (code) {
    case "not-allowed":
    case "service-not-allowed":
      return { kind: afterMs <= blockedWithinMs ? "blocked" : "denied", service: code === "service-not-allowed" };
    case "audio-capture":
      return { kind: "no-microphone" };
    case "language-not-supported":
      return { kind: "language" };
    case "network":
      return { kind: "network", isFinal: networkErrors >= maxNetworkErrors };
    default:
      return undefined;
  }
}
