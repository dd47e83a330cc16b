import { IconCloudOff, IconPencilExclamation } from "@tabler/icons-react";
import { useForm } from "@mantine/form";
import { MultiSelect, TextInput } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useBlocker, useNavigate } from "@tanstack/react-router";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";

import type { FolderKey } from "#contract/folders.ts";
import styles from "#web/features/inbox/compose-form.module.css";
import {
  type DraftKey,
  isAsSent,
  isChanged,
  onDraftRemovedElsewhere,
  prepareToSend,
  readDraft,
  removeDraft,
  type StoredDraft,
  validateDraft,
  withNewId,
  writeDraft,
} from "#web/features/inbox/draft.ts";
import { colleaguesQuery, useSendMessage } from "#web/features/inbox/queries.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { askToConfirm } from "#web/lib/confirm.ts";
import { connection, isConnected, onReconnect, suspectConnection } from "#web/lib/connection.ts";
import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { useStore } from "#web/lib/store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Library } from "#web/ui/theme/library.tsx";

/** As large as all the rest, so it comes beside it: the routes begin to load it too. */
const RichTextEditor = lazyPart(() => import("#web/ui/form/rich-text-editor.tsx").then((part) => part.RichTextEditor));

/** For the routes; it never fails. */
export const preloadEditor = () => RichTextEditor.preload();

/** After a message is sent, the folder's list comes back in this many milliseconds (specification §4). */
const returnDelay = 1000;
/** So long nothing is written before the draft is kept, in milliseconds. */
const keepAfter = 300;

type ComposeFormProps = {
  folder: FolderKey;
  draftKey: DraftKey;
  /** The message as it is before anything is written. */
  start: StoredDraft;
  inReplyTo?: string;
};

/** Writing a message. What is written survives a reload, a failed request, and the person's second thoughts. */
export function ComposeForm(props: ComposeFormProps) {
  const [restored, setRestored] = useState(() => readDraft(props.draftKey));
  const discard = () => {
    removeDraft(props.draftKey);
    setRestored(undefined);
  };
  return (
    <Library>
      {/* Anew without the draft when that is discarded. */}
      <Fields key={restored?._id ?? "new"} {...props} restored={restored} onDiscard={discard} />
    </Library>
  );
}

type FieldsProps = ComposeFormProps & { restored: StoredDraft | undefined; onDiscard: () => void };

function Fields({ folder, draftKey, start, inReplyTo, restored, onDiscard }: FieldsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: colleagues } = useSuspenseQuery(colleaguesQuery);
  const { mutateAsync: sendMessage } = useSendMessage();
  const [isSending, setIsSending] = useState(false);
  const [isSent, setIsSent] = useState(false);
  /** Whether the last attempt found no server. It is sent once there is one, unless it is changed meanwhile. */
  const [isUnreached, setIsUnreached] = useState(false);
  const isOnline = useStore(connection) === "online";
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<StoredDraft>({
    initialValues: restored ?? start,
    validate: (draft) =>
      Object.fromEntries(validateDraft(draft).map(({ path, message }) => [path.join("."), translateData(message)])),
  });
  const { values } = form;
  const bodyError = form.errors["body"];
  const isDone = useRef(false);
  const isWritten = isChanged(values, start);
  useKeptDraft(draftKey, values, { isWritten, isRestored: restored !== undefined, isDone });
  // What another window has sent has used up the id; what is still written here is a message of its own.
  const renew = useEffectEvent(() => isDone.current || form.setValues(withNewId(values)));
  useEffect(() => onDraftRemovedElsewhere(draftKey, () => void renew()), [draftKey]);
  const returning = useRef<ReturnType<typeof setTimeout>>(undefined);
  useBlocker({
    shouldBlockFn: async () => {
      // Whoever goes elsewhere in that second is left alone, though the other screen be slow to come.
      clearTimeout(returning.current);
      if (isDone.current || !isWritten) return false;
      const isKept = writeDraft(draftKey, values);
      return !(await askToConfirm({
        title: t("Leave this message?"),
        ...(isKept && {
          text: t("It has not been sent. Its text is kept in this browser until you come back or discard it."),
        }),
        confirm: t("Leave"),
        cancel: t("Keep writing"),
      }));
    },
    // Where the draft is kept, a reload loses nothing and asks nothing.
    enableBeforeUnload: () => !isDone.current && isWritten && !writeDraft(draftKey, values),
  });

  useEffect(() => {
    if (!isSent) return undefined;
    returning.current = setTimeout(() => void navigate({ to: "/inbox/$folder", params: { folder } }), returnDelay);
    return () => clearTimeout(returning.current);
  }, [isSent, navigate, folder]);

  const focusFirstError = () =>
    // After the fields have been drawn with their errors.
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());

  const send = async (written: StoredDraft) => {
    const draft = prepareToSend(written);
    const { _id, to, subject, body } = draft;
    form.setValues(draft);
    if (!isConnected()) {
      setIsUnreached(true);
      suspectConnection();
      return;
    }
    setIsUnreached(false);
    setIsSending(true);
    try {
      await sendMessage({ _id, to, subject, body, ...(inReplyTo !== undefined && { inReplyTo }) });
    } catch (error) {
      // The red box has told it; the text stays, and the fields say what the server found.
      setIsSending(false);
      setIsUnreached(error instanceof ApiError && error.status === 0);
      if (error instanceof ApiError && error.body?.code === "conflict") form.setValues(withNewId(draft));
      const fields = error instanceof ApiError ? (error.body?.fields ?? {}) : {};
      form.setErrors(Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, translateData(text)])));
      focusFirstError();
      return;
    }
    isDone.current = true;
    removeDraft(draftKey);
    setIsSent(true);
  };

  const isWaiting = isUnreached && !isSending && isAsSent(values) && !isOnline;
  const sendNow = useEffectEvent(() => isAsSent(values) && void send(values));
  useEffect(() => (isUnreached ? onReconnect(() => sendNow()) : undefined), [isUnreached]);

  const askToDiscard = async () => {
    const isMeant = await askToConfirm({
      title: t("Discard the draft?"),
      text: t("What you have written is deleted."),
      confirm: t("Discard"),
      cancel: t("Keep"),
      tone: "danger",
    });
    if (!isMeant) return;
    // Nothing of it is to be kept on the way out.
    isDone.current = true;
    onDiscard();
  };

  const choices = colleagues.map(({ username, name, email }) => ({ value: username, label: `${name} <${email}>` }));

  return (
    <Card
      as="form"
      ref={element}
      className={styles.form}
      aria-busy={isSending}
      noValidate
      onSubmit={(event) => form.onSubmit((draft) => void send(draft), focusFirstError)(event)}
    >
      {restored && (
        <p className={styles.restored} role="status">
          <IconPencilExclamation size={20} stroke={1.75} aria-hidden />
          {t("This is the draft that you left.")}
          <Button size="small" onClick={() => void askToDiscard()}>
            {t("Discard draft")}
          </Button>
        </p>
      )}
      <MultiSelect
        label={t("To")}
        data={choices}
        searchable
        // The focus comes here too when something is missing, which the open list would cover.
        openOnFocus={false}
        hidePickedOptions
        nothingFoundMessage={t("Nobody of that name")}
        placeholder={values.to.length === 0 ? t("Name or e-mail") : ""}
        comboboxProps={{ withinPortal: false }}
        clearable={false}
        withScrollArea={false}
        classNames={{ options: styles.options ?? "", option: styles.person ?? "", pill: styles.person ?? "" }}
        withAsterisk
        disabled={isSending}
        {...form.getInputProps("to")}
      />
      <TextInput
        label={t("Subject")}
        withAsterisk
        autoComplete="off"
        disabled={isSending}
        {...form.getInputProps("subject")}
      />
      <Suspense fallback={<div className={styles.editor} role="status" aria-label={t("Loading")} />}>
        <RichTextEditor
          label={t("Message")}
          initial={values.body}
          isDisabled={isSending}
          error={typeof bodyError === "string" ? bodyError : undefined}
          onChange={(html) => form.setFieldValue("body", html)}
        />
      </Suspense>
      <div role="status">
        {isWaiting && (
          <p className={styles.restored}>
            <IconCloudOff size={20} stroke={1.75} aria-hidden />
            {t("Not sent yet: there is no connection. It is sent as soon as the connection is back.")}
            <Button size="small" onClick={() => setIsUnreached(false)}>
              {t("Do not send")}
            </Button>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={isSending}>
          {isSending ? t("Sending…") : t("Send")}
        </Button>
        <Button
          variant="subtle"
          disabled={isSending}
          onClick={() => void navigate({ to: "/inbox/$folder", params: { folder } })}
        >
          {t("Back to the folder")}
        </Button>
        <span className="visually-hidden" role="status">
          {isSending ? t("Sending…") : ""}
        </span>
      </div>
    </Card>
  );
}

type Keeping = { isWritten: boolean; isRestored: boolean; isDone: { readonly current: boolean } };

/** Keeps what is written, a moment after the last key, and at once when the page or the screen goes away. */
function useKeptDraft(key: DraftKey, draft: StoredDraft, { isWritten, isRestored, isDone }: Keeping) {
  const isKept = useRef(isRestored);
  const keep = useEffectEvent(() => {
    if (isDone.current) return;
    // What may have reached the server keeps its id, though nothing was added to it.
    if (isWritten || draft.sent !== undefined) isKept.current = writeDraft(key, draft);
    // Only what was kept here: another window may be writing the same.
    else if (isKept.current) removeDraft(key);
  });

  useEffect(() => {
    const timer = setTimeout(() => keep(), keepAfter);
    return () => clearTimeout(timer);
  }, [draft]);

  useEffect(() => {
    const keepNow = () => keep();
    addEventListener("pagehide", keepNow);
    return () => {
      removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, []);
}
