import { useQuery } from "@tanstack/react-query";

import { EditorPart } from "#demos/image-editor/web/editor-part.tsx";
import styles from "#demos/image-editor/web/image-editor-screen.module.css";
import { openSample } from "#demos/image-editor/web/open-picture.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { unannouncedKey } from "#web/lib/api/query-keys.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

const sampleQuery = {
  queryKey: unannouncedKey("image-editor-sample"),
  queryFn: openSample,
  staleTime: Number.POSITIVE_INFINITY,
};

export function ImageEditorScreen() {
  const { t } = useTranslation();
  const sample = useQuery(sampleQuery);
  return (
    <Screen
      title={t("Image editor")}
      description={t("Crop, turn and flip a picture, and save it in another size or format.")}
    >
      {sample.data && <EditorPart sample={sample.data} />}
      {sample.isPending && <div className={styles.waiting} role="status" aria-label={t("Loading")} />}
      {sample.isError && (
        <Card>
          <EmptyState
            title={t("The picture could not be loaded")}
            action={<Button onClick={() => void sample.refetch()}>{t("Try again")}</Button>}
          />
        </Card>
      )}
    </Screen>
  );
}
