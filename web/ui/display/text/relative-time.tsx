import { useEffect, useState } from "react";

import { formatAgo } from "#web/lib/format/format-ago.ts";
import { formatDateTime } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

type RelativeTimeProps = {
  /** A moment in ISO 8601. */
  date: string;
  className?: string | undefined;
};

const minute = 60_000;

/** A time in a feed, relative to now, with the full date as its title. It is updated every minute. */
export function RelativeTime({ date, className }: RelativeTimeProps) {
  useTranslation();
  const [, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return (
    <time className={className} dateTime={date} title={formatDateTime(date)} dir="auto">
      {formatAgo(date)}
    </time>
  );
}
