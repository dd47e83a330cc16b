import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

import { verifyEmail } from "#contract/account/auth.ts";
import { ApiError, call } from "#web/lib/api/api-client.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Note } from "#web/ui/display/text/note.tsx";

/** Confirms an e-mail address with the token of the link in a mail, and shows whether it was accepted. */
export function Verification({ token }: { token: string | undefined }) {
  const { t } = useTranslation();
  const result = useVerification(token);
  if (result === undefined || result === "unknown") return null;
  if (result === "refused") {
    return (
      <Note tone="danger" role="alert">
        {t("This link has expired or has already been used. Sign in to receive a new one.")}
      </Note>
    );
  }
  return (
    <Note tone={result === "confirmed" ? "success" : "info"} role="status">
      {result === "confirmed"
        ? t("Your email address is confirmed. Sign in to continue.")
        : t("Confirming your email address…")}
    </Note>
  );
}

/** What became of a token: `unknown` if the server did not answer or accepts no attempts now. */
type Result = "confirmed" | "refused" | "unknown";

/**
 * Sends a token once, and removes it from the address once it is of no more use. With an unknown result it stays there,
 * so that reloading the page tries again.
 */
function useVerification(token: string | undefined): Result | "pending" | undefined {
  const navigate = useNavigate();
  const [result, setResult] = useState<Result>();
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (token === undefined || token === sent.current) return;
    sent.current = token;
    const send = async () => {
      const next = await confirmAddress(token);
      setResult(next);
      if (next === "unknown") return;
      await navigate({ to: "/login", search: ({ verify: _used, ...rest }) => rest, replace: true });
    };
    void send();
  }, [navigate, token]);
  return result ?? (token === undefined ? undefined : "pending");
}

async function confirmAddress(token: string): Promise<Result> {
  try {
    await call(verifyEmail, { body: { token } }, { fields: ["token"] });
    return "confirmed";
  } catch (error) {
    return error instanceof ApiError && error.status === 400 ? "refused" : "unknown";
  }
}
