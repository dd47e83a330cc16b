import { IconSettings } from "@tabler/icons-react";
import { Suspense, useState } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

const LayoutOptions = lazyPart(
  () => import("#web/shell/layout/layout-options.tsx").then((part) => part.LayoutOptions),
  {
    failure: "dialog",
  },
);

export function LayoutOptionsButton() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t("Layout options")}
        aria-haspopup="dialog"
        onPointerEnter={LayoutOptions.preload}
        onFocus={LayoutOptions.preload}
        onClick={() => setIsOpen(true)}
      >
        <IconSettings size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <Suspense>{isOpen && <LayoutOptions onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
