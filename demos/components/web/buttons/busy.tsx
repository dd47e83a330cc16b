import { useQuery } from "@tanstack/react-query";

import { getUser } from "#contract/users.ts";
import { call } from "#web/lib/api-client.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { unannouncedKey } from "#web/lib/query-keys.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Spinner } from "#web/ui/display/spinner.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** `aria-disabled` keeps the focus on the button while its request is under way. */
export function Busy() {
  const { t } = useTranslation();
  const request = useQuery({
    queryKey: unannouncedKey("buttons", "user"),
    queryFn: ({ signal }) => call(getUser, {}, { signal }),
    enabled: false,
  });
  const { isFetching, data, dataUpdatedAt, refetch } = request;
  return (
    <>
      <Row>
        <Button variant="primary" aria-disabled={isFetching} onClick={() => !isFetching && void refetch()}>
          {isFetching && <Spinner size={16} />}
          <span>{t("Load my name")}</span>
        </Button>
      </Row>
      <p role="status">
        {data
          ? t("{{name}}, loaded on {{date}}", {
              name: `\u2068${data.username}\u2069`,
              date: `\u2068${formatDateTime(new Date(dataUpdatedAt).toISOString())}\u2069`,
            })
          : t("Not loaded yet")}
      </p>
    </>
  );
}
