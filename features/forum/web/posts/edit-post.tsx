import { useState } from "react";

import { changeForumPost, type ForumPost, getForumPost } from "#features/forum/contract.ts";
import { DraftNote } from "#features/forum/web/editor/draft-note.tsx";
import { readDraft } from "#features/forum/web/editor/forum-draft.ts";
import { LazyEditor } from "#features/forum/web/editor/lazy-editor.tsx";
import { usePostActions } from "#features/forum/web/queries.ts";
import { type KeptFormProps, useKeptForm } from "#features/forum/web/editor/use-kept-form.ts";
import styles from "#features/forum/web/editor/write-form.module.css";
import { excerptsOf, textOfHtml } from "#web/lib/changes/compare-texts.ts";
import type { AskedConflict, Choice, Seen } from "#web/lib/changes/conflict.ts";
import { readRow, saveChange } from "#web/lib/changes/save-change.ts";
import { useConflict } from "#web/lib/changes/use-conflict.ts";
import { askToConfirm } from "#web/lib/confirm.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConflictDialog } from "#web/ui/dialog/conflict-dialog.tsx";
import { Row } from "#web/ui/layout/row.tsx";

type Fields = Pick<ForumPost, "body">;
const toSeen = ({ body, version }: ForumPost): Seen<Fields> => ({ fields: { body }, version });

type EditPostProps = { post: ForumPost; onClose: () => void };

/** The form that replaces an own post while it is edited. */
export function EditPost(props: EditPostProps) {
  const draftKey = `edit.${props.post.id}` as const;
  const [restored] = useState(() => readDraft(draftKey));
  // The post as it was when the form opened: its version is what the change is based on.
  const [post] = useState(props.post);
  return <Edit post={post} draftKey={draftKey} restored={restored} onDone={props.onClose} />;
}

function Edit({ post, ...kept }: { post: ForumPost } & KeptFormProps) {
  const { t } = useTranslation();
  const { change } = usePostActions();
  const { asked, choose } = useConflict<Fields>();
  const { form, isWritten, discard } = useKeptForm<typeof changeForumPost, Choice>(changeForumPost, {
    ...kept,
    start: { section: "", title: "", body: post.body },
    params: { id: post.id },
    toBody: ({ body }) => ({ body, version: post.version }),
    send: ({ body = "" }) =>
      saveChange({
        base: toSeen(post),
        change: { body },
        send: (part, version) => change.mutateAsync({ id: post.id, version, ...part }),
        read: () => readRow(getForumPost, post.id, toSeen),
        choose,
      }),
    onSaved: (choice) => choice !== "later",
  });
  return (
    <form className={styles.form} data-inline {...form.formProps}>
      {kept.restored && isWritten && <DraftNote onDiscard={discard} />}
      <LazyEditor
        label={t("Edit post")}
        initial={form.values.body}
        focusAt="end"
        error={form.errors["body"]}
        onChange={(body) => form.change({ body })}
      />
      <Row>
        <Button type="submit" variant="primary" size="small" disabled={form.isBusy}>
          {t("Save")}
        </Button>
        <CancelButton isWritten={isWritten} onCancel={discard} />
      </Row>
      {asked && <EditConflict asked={asked} />}
    </form>
  );
}

type CancelButtonProps = { isWritten: boolean; onCancel: () => void };

/** Closes the form, and asks first if something would be lost. */
function CancelButton({ isWritten, onCancel }: CancelButtonProps) {
  const { t } = useTranslation();
  const cancel = async () => {
    const isMeant =
      !isWritten ||
      (await askToConfirm({
        title: t("Discard changes?"),
        text: t("Your changes have not been saved."),
        confirm: t("Discard"),
        cancel: t("Keep editing"),
        tone: "danger",
      }));
    if (isMeant) onCancel();
  };
  return (
    <Button size="small" onClick={() => void cancel()}>
      {t("Cancel")}
    </Button>
  );
}

function EditConflict({ asked: { mine, theirs, onChoose } }: { asked: AskedConflict<Fields> }) {
  const { t } = useTranslation();
  const [own, other] = excerptsOf(textOfHtml(mine.body ?? ""), textOfHtml(theirs?.body ?? ""));
  return (
    <ConflictDialog
      title={t("This post was changed elsewhere")}
      rows={theirs && [{ label: t("Text"), mine: own, theirs: other }]}
      onChoose={onChoose}
    />
  );
}
