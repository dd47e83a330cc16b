import { PostForm } from "#features/blog/web/post-form.tsx";
import { useTranslation } from "#web/lib/i18n.ts";
import { Screen } from "#web/ui/screen/screen.tsx";

/** Where a post is written. */
export function NewPostScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t("New post")} description={t("A draft is visible only to you until you publish it.")}>
      <PostForm />
    </Screen>
  );
}
