import { useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";

import { maxSample } from "#demos/components/web/typography/typography-params.ts";
import styles from "#demos/components/web/typography/typography.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { TextField } from "#web/ui/form/text/text-field.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { ScreenPlace } from "#web/ui/screen/screen-place.tsx";

const TypographyCards = lazyPart(
  async () => (await import("#demos/components/web/typography/typography-cards.tsx")).TypographyCards,
);

/** Sizes, weights and kinds of text, to be tried with a text of the reader's own. */
export function TypographyScreen() {
  const { t } = useTranslation();
  const { text = "" } = useSearch({ from: "/_shell/ui/typography" });
  const navigate = useNavigate({ from: "/ui/typography" });
  const change = (next: string) =>
    void navigate({ search: next.trim() === "" ? {} : { text: next.slice(0, maxSample) }, replace: true });
  return (
    <Screen title={t("Typography")} description={t("Sizes, weights and kinds of text, with their source to copy.")}>
      <NextFrame fallback={<ScreenPlace />}>
        <Stack>
          <div className={styles.own}>
            <TextField
              label={t("Your text")}
              name="text"
              placeholder={t("The quick brown fox jumps over the lazy dog")}
              value={text}
              onChange={(event) => change(event.currentTarget.value)}
            />
          </div>
          <Suspense fallback={<ScreenPlace />}>
            <TypographyCards />
          </Suspense>
        </Stack>
      </NextFrame>
    </Screen>
  );
}
