import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Suspense, useEffect, useId, useRef, useState } from "react";

import { addBlogPost, type BlogPost, maxPostSummary, maxPostTags, type TagCount } from "#features/blog/contract.ts";
import {
  fieldsOf,
  isEmptyText,
  noFields,
  type PostDraft,
  toConflictRows,
  toFieldErrors,
} from "#features/blog/web/editor/post-fields.ts";
import styles from "#features/blog/web/editor/post-form.module.css";
import { PostPreview } from "#features/blog/web/editor/post-preview.tsx";
import { PostText } from "#features/blog/web/editor/post-text.tsx";
import { tagsQuery } from "#features/blog/web/queries.ts";
import { useSavePost } from "#features/blog/web/editor/use-save-post.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useUnsavedChanges } from "#web/lib/form/use-unsaved-changes.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { Button, buttonClass } from "#web/ui/actions/button.tsx";
import { ConflictDialog } from "#web/ui/dialog/conflict-dialog.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Fields } from "#web/ui/form/fields.tsx";
import { TextareaField } from "#web/ui/form/text/textarea-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";
import { Columns } from "#web/ui/layout/columns.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

const TagsPart = lazyPart(() => import("#features/blog/web/editor/tags-part.tsx").then((part) => part.TagsPart));
TagsPart.preload();

const noTags: readonly string[] = [];
const namesOf = (tags: readonly TagCount[]) => tags.map(({ tag }) => tag);

/** The screen that writes a post: the form, beside its preview. @param post absent for a new one */
export function PostForm({ post }: { post?: BlogPost }) {
  const { t } = useTranslation();
  const formId = useId();
  const navigate = useNavigate();
  const { data: tags = noTags } = useQuery({ ...tagsQuery, select: namesOf });
  const { save, asked } = useSavePost(post);
  const isPublishing = useRef(false);
  const [saved, setSaved] = useState<BlogPost>();
  const form = useContractForm(addBlogPost, {
    initial: post ? (fieldsOf(post) as PostDraft) : noFields,
    validate: (_, errors) => toFieldErrors(errors),
    send: ({ id: newId, ...fields }) => save(newId, fields, isPublishing.current),
    onSaved: setSaved,
  });
  const isBusy = form.isBusy || saved !== undefined;
  useUnsavedChanges(form.isChanged && !saved);

  // Once the form no longer asks before it is left.
  useEffect(() => {
    if (saved) void navigate({ to: "/blog/$post", params: { post: saved.id }, replace: true });
  }, [saved, navigate]);

  const publish = async () => {
    if (isBusy) return;
    if (isEmptyText(form.values.body)) {
      const isUntitled = form.values.title.trim() === "";
      form.setErrors({
        ...(isUntitled && { title: t("Enter a title") }),
        body: t("Write some text before you publish the post"),
      });
      return;
    }
    isPublishing.current = true;
    await form.submit();
    isPublishing.current = false;
  };
  const body = form.control("body");
  const title = post ? t("Edit post") : t("New post");
  const isPublished = post?.isPublished === true;

  return (
    <Screen
      title={title}
      description={
        isPublished
          ? t("Changes are visible to everyone as soon as you save them.")
          : t("A draft is visible only to you until you publish it.")
      }
      // In the bar, which stays in view beside a long text.
      actions={
        <>
          <Link
            {...(post ? { to: "/blog/$post", params: { post: post.id } } : { to: "/blog" })}
            activeOptions={{ exact: true }}
            className={buttonClass("subtle")}
          >
            {t("Cancel")}
          </Link>
          {isPublished ? (
            <Button type="submit" form={formId} variant="primary" aria-disabled={isBusy}>
              {t("Save changes")}
            </Button>
          ) : (
            <>
              <Button type="submit" form={formId} aria-disabled={isBusy}>
                {t("Save draft")}
              </Button>
              <Button variant="primary" aria-disabled={isBusy} onClick={() => void publish()}>
                {t("Publish")}
              </Button>
            </>
          )}
        </>
      }
    >
      <Columns aside={320} className={styles.layout}>
        <Card as="form" id={formId} className={styles.form} aria-label={title} {...form.formProps}>
          <Fields>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen was opened to write a post */}
            <TextField label={t("Title")} required dir="auto" autoFocus={!post} {...form.field("title")} />
            <TextareaField
              label={t("Short summary")}
              rows={2}
              max={maxPostSummary}
              description={t("Shown in the list. Without one, the list shows the beginning of the text.")}
              {...form.field("summary")}
            />
            <Suspense fallback={<div className={styles.tagsWaiting} />}>
              <TagsPart
                label={t("Tags")}
                placeholder={t("Type and press Enter")}
                maxTags={maxPostTags}
                suggestions={tags}
                {...form.control("tags")}
              />
            </Suspense>
            <PostText initial={post?.body ?? ""} error={body.error} onChange={body.onChange} />
          </Fields>
        </Card>
        <PostPreview id={post?.id ?? form.attempt.id} fields={form.values} />
        {asked && (
          <ConflictDialog
            title={t("This post was changed elsewhere")}
            rows={toConflictRows(asked, t)}
            onChoose={asked.onChoose}
          />
        )}
      </Columns>
    </Screen>
  );
}
