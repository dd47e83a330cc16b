import { IconInfoCircle, IconPencil, IconSend } from "@tabler/icons-react";
import { MultiSelect, Pill } from "@mantine/core";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { deepEqual, useBlocker, useNavigate } from "@tanstack/react-router";
import { type ChangeEvent, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from "react";

import type { Colleague } from "#contract/users.ts";
import type { FolderKey } from "#features/inbox/folders.ts";
import { sendMessage } from "#features/inbox/contract.ts";
import styles from "#features/inbox/web/compose/compose-form.module.css";
import {
  type DraftFields,
  type DraftKey,
  isChanged,
  onDraftRemovedElsewhere,
  readDraft,
  removeDraft,
  toMessage,
  writeDraft,
} from "#features/inbox/web/compose/draft.ts";
import { colleaguesQuery, useSendMessage } from "#features/inbox/web/queries.ts";
import { ApiError } from "#web/lib/api/api-client.ts";
import { askToConfirm } from "#web/lib/confirm.ts";
import { connection, isConnected, onReconnect, suspectConnection } from "#web/lib/api/connection.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { useStore } from "#web/lib/store.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useStoredDraft } from "#web/lib/form/use-stored-draft.ts";
import { userQuery } from "#web/lib/api/user-query.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { keepEnter } from "#web/ui/form/text/keep-enter.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Library } from "#web/ui/theme/library.tsx";

/** As large as everything else together, so it is loaded in parallel; routes preload it too. */
const RichTextEditor = lazyPart(() =>
  import("#web/ui/form/text/rich-text-editor.tsx").then((part) => part.RichTextEditor),
);

/** For the routes; it never fails. */
export const preloadEditor = () => RichTextEditor.preload();

/** In milliseconds: after sending, the folder's list is shown again (specification §4). */
const returnDelay = 1000;

type ComposeFormProps = {
  folder: FolderKey;
  draftKey: DraftKey;
  /** The initial message. */
  start: DraftFields;
  inReplyTo?: string;
};

/** The form for writing a message. Input survives a reload, a failed request, and leaving the screen. */
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

type FieldsProps = ComposeFormProps & { restored: ReturnType<typeof readDraft>; onDiscard: () => void };

function Fields({ folder, draftKey, start, inReplyTo, restored, onDiscard }: FieldsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: colleagues } = useSuspenseQuery(colleaguesQuery);
  const { data: user } = useQuery(userQuery);
  const [isListOpen, setIsListOpen] = useState(false);
  const { mutateAsync } = useSendMessage();
  const isDone = useRef(false);
  const [isSent, setIsSent] = useState(false);
  /**
   * Whether the last attempt did not reach the server. The message is sent once it can be reached, unless it is changed
   * meanwhile.
   */
  const [isUnreached, setIsUnreached] = useState(false);
  const isOnline = useStore(connection) === "online";
  const form = useContractForm(sendMessage, {
    initial: restored ?? start,
    attempt: restored && { id: restored._id, sent: restored.sent },
    toBody: (draft) => ({ ...toMessage(draft), inReplyTo }),
    send: (message) => {
      setIsUnreached(!isConnected());
      if (isConnected()) return mutateAsync(message);
      suspectConnection();
      throw new ApiError(0, "", "");
    },
    onSaved: () => {
      isDone.current = true;
      removeDraft(draftKey);
      setIsSent(true);
    },
    onFailed: (error) => {
      if (!(error instanceof ApiError)) return;
      setIsUnreached(error.status === 0);
      if (error.body?.code === "conflict") form.renewId();
    },
    leavesPage: true,
  });
  const { values, attempt, isAsSent } = form;
  // Without a connection no request is pending.
  const isSending = form.isBusy && !isUnreached;
  const isWritten = isChanged(values, start);
  useStoredDraft(values, attempt, {
    isWritten,
    isRestored: restored !== undefined,
    isDone,
    write: (draft, sent) => writeDraft(draftKey, draft, sent),
    remove: () => removeDraft(draftKey),
  });
  // The id belongs to what another window has sent; what is still written here is another message.
  const renew = useEffectEvent(() => isDone.current || form.renewId());
  useEffect(() => onDraftRemovedElsewhere(draftKey, () => void renew()), [draftKey]);
  const returning = useRef<ReturnType<typeof setTimeout>>(undefined);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // Leaving within that second cancels the redirect, even if the other screen loads slowly.
      clearTimeout(returning.current);
      const isLeft = current.pathname !== next.pathname || !deepEqual(current.search, next.search);
      if (isDone.current || !isWritten || !isLeft) return false;
      const isKept = writeDraft(draftKey, values, attempt);
      return !(await askToConfirm({
        title: t("Leave this message?"),
        ...(isKept && {
          text: t("The message has not been sent. Your draft is kept in this browser until you send or discard it."),
        }),
        confirm: t("Leave"),
        cancel: t("Keep editing"),
      }));
    },
    // If the draft is stored, a reload loses nothing, so no question is asked.
    enableBeforeUnload: () => !isDone.current && isWritten && !writeDraft(draftKey, values, attempt),
  });

  useEffect(() => {
    if (!isSent) return undefined;
    returning.current = setTimeout(() => void navigate({ to: "/inbox/$folder", params: { folder } }), returnDelay);
    return () => clearTimeout(returning.current);
  }, [isSent, navigate, folder]);

  const isWaiting = isUnreached && isAsSent && !isOnline;
  const sendNow = useEffectEvent(() => isAsSent && void form.submit());
  useEffect(() => (isUnreached ? onReconnect(() => sendNow()) : undefined), [isUnreached]);

  const askToDiscard = async () => {
    const isMeant = await askToConfirm({
      title: t("Discard draft?"),
      text: t("Your text will be deleted."),
      confirm: t("Discard"),
      cancel: t("Keep"),
      tone: "danger",
    });
    if (!isMeant) return;
    // The draft must not be stored again on leaving.
    isDone.current = true;
    onDiscard();
  };

  const people = new Map(colleagues.map((each) => [each.username, each]));
  const sender = user && people.get(user.username);
  // The label is what the search compares.
  const choices = colleagues.map(({ username, name, email }) => ({ value: username, label: `${name} <${email}>` }));

  return (
    <Card as="form" className={styles.form} {...form.formProps} aria-busy={isSending}>
      {restored && (
        <Row as="p" gap="compact" lineGap="small" className={styles.restored} role="status">
          <IconPencil size={20} stroke={1.75} aria-hidden />
          {t("Draft restored")}
          <Button size="small" onClick={() => void askToDiscard()}>
            {t("Discard draft")}
          </Button>
        </Row>
      )}
      <div className={styles.row}>
        <span className={styles.label}>{t("Sender")}</span>
        {sender ? <Person {...sender} /> : <bdi>{user?.username}</bdi>}
      </div>
      <MultiSelect
        label={t("To")}
        data={choices}
        variant="unstyled"
        dropdownOpened={isListOpen}
        onDropdownOpen={() => setIsListOpen(true)}
        onDropdownClose={() => setIsListOpen(false)}
        // The list scrolls, so the browser would move the focus to it.
        onKeyDown={(event) => {
          if (event.key === "Tab") setIsListOpen(false);
          keepEnter(event);
        }}
        searchable
        selectFirstOptionOnChange
        // Validation also focuses this field, and an open list would cover the error.
        openOnFocus={false}
        hidePickedOptions
        nothingFoundMessage={t("No matching people")}
        placeholder={values.to.length === 0 ? t("Name or email") : ""}
        comboboxProps={{ withinPortal: false }}
        clearable={false}
        withScrollArea={false}
        rightSection={null}
        rightSectionWidth={0}
        renderOption={({ option: { value, label } }) => {
          const person = people.get(value);
          return person ? <Person {...person} /> : label;
        }}
        renderPill={({ value = "", option, onRemove, disabled = false }) => (
          <Pill
            className={styles.recipient ?? ""}
            title={option.label}
            withRemoveButton
            disabled={disabled}
            {...(onRemove && { onRemove })}
          >
            <Avatar size={24} {...(people.get(value) ?? { name: option.label, picture: "" })} />
            <bdi className="truncate">{people.get(value)?.name ?? option.label}</bdi>
          </Pill>
        )}
        classNames={{
          root: styles.row ?? "",
          label: styles.label ?? "",
          input: styles.input ?? "",
          error: styles.error ?? "",
          options: styles.options ?? "",
          option: styles.option ?? "",
        }}
        disabled={isSending}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen was opened to write a message
        autoFocus={start.to.length === 0}
        {...form.control("to")}
      />
      <Subject isDisabled={isSending} {...form.field("subject")} />
      <Suspense fallback={<div className={styles.editor} role="status" aria-label={t("Loading")} />}>
        <RichTextEditor
          label={t("Message")}
          initial={values.body}
          isDisabled={isSending}
          // A reply has its recipient already.
          focusAt={start.to.length > 0 ? "start" : undefined}
          error={form.errors["body"]}
          onChange={(body) => form.change({ body })}
        />
      </Suspense>
      <div role="status" className={styles.waiting}>
        {isWaiting && (
          <Row as="p" gap="compact" lineGap="small" className={styles.restored}>
            <IconInfoCircle size={20} stroke={1.75} aria-hidden />
            {t("Not sent yet. The message will be sent when you are back online.")}
            <Button size="small" onClick={() => setIsUnreached(false)}>
              {t("Cancel sending")}
            </Button>
          </Row>
        )}
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={isSending}>
          <IconSend size={16} stroke={1.75} aria-hidden data-mirrored />
          {isSending ? t("Sending…") : t("Send")}
        </Button>
        <Button
          variant="subtle"
          disabled={isSending}
          onClick={() => void navigate({ to: "/inbox/$folder", params: { folder } })}
        >
          {t("Back to folder")}
        </Button>
        <span className="visually-hidden" role="status">
          {isSending ? t("Sending…") : ""}
        </span>
      </div>
    </Card>
  );
}

/** A colleague with picture and address. */
const Person = ({ name, email, picture }: Colleague) => (
  <Row as="span" gap="small" nowrap className={styles.person}>
    <Avatar size={24} name={name} picture={picture} />
    <bdi className="truncate">{name}</bdi>
    <bdi className={`truncate ${styles.email}`}>{email}</bdi>
  </Row>
);

type SubjectProps = {
  value: string;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

function Subject({ value, error, isDisabled, onChange }: SubjectProps) {
  const { t } = useTranslation();
  const id = useId();
  const isInvalid = error !== undefined;
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {t("Subject")}
      </label>
      <input
        id={id}
        className={styles.input}
        autoComplete="off"
        aria-required
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        disabled={isDisabled}
        value={value}
        onChange={onChange}
      />
      {isInvalid && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
