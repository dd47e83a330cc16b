import { type Ref, useId, useImperativeHandle, useRef, useState } from "react";

import { addForumPost, type ForumPost } from "#features/forum/contract.ts";
import { DraftNote } from "#features/forum/web/editor/draft-note.tsx";
import { readDraft } from "#features/forum/web/editor/forum-draft.ts";
import { LazyEditor } from "#features/forum/web/editor/lazy-editor.tsx";
import { type KeptFormProps, useKeptForm } from "#features/forum/web/editor/use-kept-form.ts";
import styles from "#features/forum/web/editor/write-form.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { withoutMarkup } from "#web/lib/form/without-markup.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** The methods of the reply form that posts call. */
export type ReplyHandle = {
  /** Adds HTML to the end of the reply, and continues there. */
  readonly add: (html: string) => void;
};

type ReplyFormProps = { topicId: string; ref: Ref<ReplyHandle>; onSent: (post: ForumPost) => void };

/** The form for a reply. What is written is kept until it is sent. */
export function ReplyForm(props: ReplyFormProps) {
  const draftKey = `reply.${props.topicId}` as const;
  const [draft, setDraft] = useState(() => ({ number: 0, restored: readDraft(draftKey) }));
  return (
    <Reply
      key={draft.number}
      {...props}
      draftKey={draftKey}
      restored={draft.restored}
      onDone={() => setDraft(({ number }) => ({ number: number + 1, restored: undefined }))}
    />
  );
}

function Reply({ topicId, ref, onSent, ...kept }: ReplyFormProps & KeptFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  /** Counts the texts that were not typed: the editor shows each of them anew. */
  const [edition, setEdition] = useState(0);
  const { form, isWritten, discard } = useKeptForm<typeof addForumPost, ForumPost>(addForumPost, {
    ...kept,
    start: { section: "", title: "", body: "" },
    params: { id: topicId },
    toBody: ({ body }) => ({ body }),
    onSaved: onSent,
  });
  const { body } = form.values;
  useImperativeHandle(ref, () => ({
    add: (html) => {
      form.change({ body: withoutMarkup(body) === "" ? html : body + html });
      setEdition(edition + 1);
      place.current?.scrollIntoView({ block: "center" });
    },
  }));
  return (
    <div ref={place}>
      <Card as="form" className={styles.form} aria-labelledby={id} {...form.formProps}>
        <Text as="h2" id={id} size="medium" weight="bold">
          {t("Reply")}
        </Text>
        {kept.restored && isWritten && <DraftNote onDiscard={discard} />}
        <LazyEditor
          key={edition}
          label={t("Your reply")}
          initial={body}
          focusAt={edition > 0 ? "end" : undefined}
          error={form.errors["body"]}
          onChange={(html) => form.change({ body: html })}
        />
        <Row>
          <Button type="submit" variant="primary" disabled={form.isBusy}>
            {t("Post reply")}
          </Button>
        </Row>
      </Card>
    </div>
  );
}
