import { IconArticleOff } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import { isMissing } from "#features/blog/web/queries.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button, buttonClass } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

type PostMissingProps = {
  /** Why the post could not be loaded; null if the person may not change it. */
  error: Error | null;
  onRetry: () => void;
};

/** Shown in place of a post that could not be loaded, that the person cannot see, or may not change. */
export function PostMissing({ error, onRetry }: PostMissingProps) {
  const { t } = useTranslation();
  const hasFailed = error !== null && !isMissing(error);
  return (
    <Screen title={t("Article")}>
      <EmptyState
        icon={<IconArticleOff size={32} stroke={1.5} />}
        title={hasFailed ? t("The post could not be loaded") : t("Post not found")}
        {...(!hasFailed && { text: t("It may have been deleted, or its author has unpublished it.") })}
        action={
          <>
            {hasFailed && <Button onClick={onRetry}>{t("Try again")}</Button>}
            <Link to="/blog" activeOptions={{ exact: true }} className={buttonClass("primary")}>
              {t("All posts")}
            </Link>
          </>
        }
      />
    </Screen>
  );
}
