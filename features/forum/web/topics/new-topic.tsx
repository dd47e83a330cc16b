import { useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";

import { addTopic, type SectionKey, sectionKeys, type TopicRow } from "#features/forum/contract.ts";
import { DraftNote } from "#features/forum/web/editor/draft-note.tsx";
import { readDraft } from "#features/forum/web/editor/forum-draft.ts";
import { LazyEditor } from "#features/forum/web/editor/lazy-editor.tsx";
import { useRefreshForum } from "#features/forum/web/queries.ts";
import { sectionTitle } from "#features/forum/web/sections.tsx";
import { type KeptFormProps, useKeptForm } from "#features/forum/web/editor/use-kept-form.ts";
import styles from "#features/forum/web/editor/write-form.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { SelectField } from "#web/ui/form/lists/select-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";
import { Row } from "#web/ui/layout/row.tsx";

type NewTopicProps = {
  /** The section whose topics are shown. */
  section: SectionKey | undefined;
  onClose: () => void;
};

/** The form for a new topic. Closing it keeps the draft. */
export function NewTopic(props: NewTopicProps) {
  const [draft, setDraft] = useState(() => ({ number: 0, restored: readDraft("topic") }));
  return (
    <TopicForm
      key={draft.number}
      {...props}
      draftKey="topic"
      restored={draft.restored}
      onDone={() => setDraft(({ number }) => ({ number: number + 1, restored: undefined }))}
    />
  );
}

function TopicForm({ section, onClose, ...kept }: NewTopicProps & KeptFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const refresh = useRefreshForum();
  const { form, isWritten, discard } = useKeptForm<typeof addTopic, TopicRow>(addTopic, {
    ...kept,
    start: { section: section ?? "", title: "", body: "" },
    toBody: (topic) => ({ ...topic, section: topic.section === "" ? undefined : topic.section }),
    onSaved: (topic) => {
      void refresh();
      void navigate({ to: "/forum-post", search: { topic: topic.id } });
    },
  });
  return (
    <Card as="form" className={styles.form} aria-labelledby={id} {...form.formProps}>
      <Text as="h2" id={id} size="medium" weight="bold">
        {t("New topic")}
      </Text>
      {kept.restored && isWritten && <DraftNote onDiscard={discard} />}
      <div className={styles.fields}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was opened to write in it */}
        <TextField label={t("Title")} required dir="auto" autoComplete="off" autoFocus {...form.field("title")} />
        <SelectField
          label={t("Section")}
          required
          placeholder={t("Choose a section")}
          choices={sectionKeys.map((key) => ({ value: key, label: sectionTitle(key) }))}
          {...form.field("section")}
        />
      </div>
      <LazyEditor
        label={t("Text")}
        initial={form.values.body}
        error={form.errors["body"]}
        onChange={(body) => form.change({ body })}
      />
      <Row>
        <Button type="submit" variant="primary" disabled={form.isBusy}>
          {t("Post topic")}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t("Close")}
        </Button>
      </Row>
    </Card>
  );
}
