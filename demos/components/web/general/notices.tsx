import { notify } from "#web/lib/alerts.ts";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** In seconds: the shortest and the longest time of a notice, and two between. */
const times = [4, 5, 6, 8];

/** Notices close by themselves, unless the pointer or the focus is on them. */
export function Notices() {
  const { t } = useTranslation();
  const show = (seconds: number) => {
    const count = formatNumber(seconds);
    notify({
      title: t("{{count}} s", { count }),
      text: t("This notice closes by itself."),
      timeout: seconds * 1000,
      tone: "info",
    });
  };
  return (
    <Row>
      {times.map((seconds) => (
        <Button key={seconds} onClick={() => show(seconds)}>
          <bdi>{t("{{count}} s", { count: formatNumber(seconds) })}</bdi>
        </Button>
      ))}
    </Row>
  );
}
