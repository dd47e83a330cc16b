/** The parts of the configuration that the screens Diagnostics and Email templates show. */
export type Operation = {
  readonly isBundled: boolean;
  readonly isSystem: boolean;
  /** Whether the bundled database has stopped and is restarting. */
  readonly isDatabaseRestarting: () => boolean;
  /** Whether the server has been told to stop, and only answers until a load balancer has noticed. */
  readonly isStopping: () => boolean;
  readonly isBehindProxy: boolean;
  /** Whether requests have come through a proxy that is not trusted. */
  readonly hasUntrustedProxy: () => boolean;
  /** The host name of the mail server. */
  readonly mailHost: string | undefined;
  /** The sender of mails: `Atrium <atrium@office.example>`. */
  readonly mailFrom: string | undefined;
};
