import { IconCheck, IconPencil, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";

import { type Details, type Profile, updateProfile } from "#contract/account/profile.ts";
import styles from "#web/screens/profile/details.module.css";
import cardStyles from "#web/screens/profile/profile-screen.module.css";
import { useDetailChange } from "#web/screens/profile/use-detail-change.ts";
import type { Choice } from "#web/lib/changes/conflict.ts";
import { fieldErrorsOf } from "#web/lib/form/form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isComposing, isEnter } from "#web/lib/keyboard/is-enter.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Card } from "#web/ui/display/card.tsx";

type Name = keyof Details;

const ConflictDialog = lazyPart(() => import("#web/ui/dialog/conflict-dialog.tsx").then((part) => part.ConflictDialog));

/** The details of a profile. Each line is edited in place. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { asked, change } = useDetailChange();
  const lines: readonly { name: Name; label: string; autoComplete?: string; type?: "tel" }[] = [
    { name: "firstName", label: t("First name"), autoComplete: "given-name" },
    { name: "lastName", label: t("Last name"), autoComplete: "family-name" },
    { name: "job", label: t("Job"), autoComplete: "organization-title" },
    { name: "company", label: t("Company"), autoComplete: "organization" },
    { name: "phone", label: t("Phone"), autoComplete: "tel", type: "tel" },
    { name: "location", label: t("Location") },
    { name: "about", label: t("About me") },
  ];
  return (
    <Card className={cardStyles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={cardStyles.title}>
        {t("Details")}
      </h2>
      <dl className={styles.lines}>
        <Line label={t("Username")}>{profile.username}</Line>
        <Line label={t("Email")}>{profile.email}</Line>
        {lines.map((line) => (
          <EditableLine
            key={line.name}
            {...line}
            profile={profile}
            onSave={(base, value) => change(base, line.name, value, line.label)}
          />
        ))}
      </dl>
      {asked && (
        <Suspense>
          <ConflictDialog
            title={t("Your details were changed elsewhere")}
            rows={lines
              .filter(({ name }) => asked.names.includes(name))
              .map(({ name, label }) => ({ label, mine: asked.mine[name] ?? "", theirs: asked.theirs?.[name] ?? "" }))}
            onChoose={asked.onChoose}
          />
        </Suspense>
      )}
    </Card>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

type EditableLineProps = {
  name: Name;
  label: string;
  profile: Profile;
  autoComplete?: string;
  type?: "tel";
  /** Saves a value that was entered in place of that of `base`. Rejects if the server refuses it. */
  onSave: (base: Profile, value: string) => Promise<Choice>;
};

/** A line with its pencil. */
function EditableLine(props: EditableLineProps) {
  const { t } = useTranslation();
  const { name, label, profile } = props;
  /** The profile when editing began. */
  const [base, setBase] = useState<Profile>();
  const pencil = useRef<HTMLButtonElement>(null);
  const isEdited = base !== undefined;
  const wasEdited = useRef(false);

  // Back to the pencil when the field closes.
  useEffect(() => {
    if (!isEdited && wasEdited.current) pencil.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  return (
    <Line label={label}>
      {base ? (
        <LineEditor {...props} base={base} onClose={() => setBase(undefined)} />
      ) : (
        <>
          <span className={profile[name] === "" ? styles.empty : styles.text}>
            <bdi>{profile[name] === "" ? t("Not set") : profile[name]}</bdi>
          </span>
          <IconButton
            ref={pencil}
            label={t("Edit {{title}}", { title: label })}
            className={styles.pencil}
            onClick={() => setBase(profile)}
          >
            <IconPencil size={16} stroke={1.75} aria-hidden />
          </IconButton>
        </>
      )}
    </Line>
  );
}

type LineEditorProps = Omit<EditableLineProps, "profile"> & { base: Profile; onClose: () => void };

/** The field of a line. Enter saves, Escape cancels. */
function LineEditor({ name, label, base, autoComplete, type, onSave, onClose }: LineEditorProps) {
  const { t } = useTranslation();
  const errorId = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);

  const form = useContractForm(updateProfile, {
    initial: { value: base[name] },
    toBody: ({ value }) => ({ [name]: value, version: base.version }),
    send: (body) => onSave(base, body[name] ?? ""),
    onSaved: (outcome) => outcome !== "later" && onClose(),
    onFailed: (failure) => {
      form.setErrors({ [name]: fieldErrorsOf(failure)[name] ?? t("The change could not be saved. Try again.") });
    },
  });
  const error = form.errors[name];

  const save = () => {
    if (form.values.value.trim() === base[name]) onClose();
    else void form.submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      onClose();
    }
    const isSaving = isEnter(event) && (name !== "about" || event.ctrlKey || event.metaKey);
    if (!isSaving) return;
    event.preventDefault();
    save();
  };
  const inputProps = {
    ref: field,
    className: styles.field,
    dir: "auto",
    autoComplete,
    "aria-label": label,
    "aria-invalid": error !== undefined || undefined,
    "aria-describedby": error === undefined ? undefined : errorId,
    value: form.values.value,
    onChange: form.field("value").onChange,
    onKeyDown,
  } as const;

  return (
    <form
      className={styles.editor}
      {...form.formProps}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {name === "about" ? <textarea {...inputProps} rows={4} /> : <input {...inputProps} type={type ?? "text"} />}
      <IconButton type="submit" label={t("Save")} disabled={form.isBusy}>
        <IconCheck size={18} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton label={t("Cancel")} onClick={onClose}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </IconButton>
      {error !== undefined && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
