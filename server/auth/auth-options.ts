import type { Context } from "hono";

import type { EngineOptions } from "#server/auth/engine.ts";
import type { ProviderRules, ProviderSettings } from "#server/auth/providers/providers.ts";
import type { SessionOptions } from "#server/auth/sessions/session.ts";
import type { SendMail } from "#server/lib/mail/mail.ts";

export type AuthOptions = SessionOptions &
  EngineOptions &
  ProviderRules & {
    /** In the demo, the password of every account that has none of its own. */
    readonly demoPassword: string | undefined;
    readonly providers: readonly ProviderSettings[];
    /** Administrators can invite people. */
    readonly canInvite: boolean;
    readonly sendMail: SendMail;
    /** The client's IP address. */
    readonly clientAddress: (context: Context) => string;
  };
