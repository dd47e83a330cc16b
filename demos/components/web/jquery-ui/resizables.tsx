import { useTranslation } from "#web/lib/i18n.ts";
import { Accordions } from "#demos/components/web/general/accordions.tsx";
import { Resizable } from "#web/ui/layout/resizable.tsx";

/** A frame whose width is changed by dragging its end, or with the arrow keys. */
export function Resizables() {
  const { t } = useTranslation();
  return (
    <Resizable label={t("Width of the questions")}>
      <Accordions />
    </Resizable>
  );
}
