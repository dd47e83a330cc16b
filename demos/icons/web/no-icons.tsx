import { IconSearchOff } from "@tabler/icons-react";

import { allIcons, type IconParams } from "#demos/icons/web/icon-params.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/empty-state.tsx";

type NoIconsProps = { params: IconParams; onChange: (part: Partial<IconParams>) => void };

/** In place of the grid if nothing matches: the way back to all icons, or to the matches without the filter. */
export function NoIcons({ params, onChange }: NoIconsProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconSearchOff size={32} stroke={1.5} />}
      title={t("Nothing found")}
      text={t("Try a shorter or more general word.")}
      action={
        <>
          {params.q !== "" && <Button onClick={() => onChange({ q: "" })}>{t("Clear search")}</Button>}
          {params.filter !== allIcons && (
            <Button onClick={() => onChange({ filter: allIcons })}>{t("Clear filters")}</Button>
          )}
        </>
      }
    />
  );
}
