import { getRouteApi } from "@tanstack/react-router";

import { EditorCard, type EditorKind } from "#features/documents/web/editor-card.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Stack } from "#web/ui/layout/stack.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

const route = getRouteApi("/_shell/form/editors");

const kinds: readonly EditorKind[] = ["rich", "markdown", "code"];

/** Three editors, each with the person's documents of its kind. */
export function EditorsScreen() {
  const { t } = useTranslation();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Screen
      title={t("Editors")}
      description={t("Write formatted text, Markdown and code. What you type is saved while you type.")}
    >
      <Stack>
        {kinds.map((kind) => (
          <EditorCard
            key={kind}
            kind={kind}
            chosen={search[kind]}
            onChoose={(id) =>
              void navigate({ search: (known) => ({ ...known, [kind]: id }), replace: true, resetScroll: false })
            }
          />
        ))}
      </Stack>
    </Screen>
  );
}
