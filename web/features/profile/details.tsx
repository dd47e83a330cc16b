import { IconCheck, IconPencil, IconX } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";

import { Details as DetailsSchema, type Details, type Profile } from "#contract/profile.ts";
import styles from "#web/features/profile/details.module.css";
import { profileQuery, useUpdateProfile } from "#web/features/profile/queries.ts";
import cardStyles from "#web/features/profile/profile-screen.module.css";
import { fieldErrorsOf, validateWith } from "#web/lib/form.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { saveChange } from "#web/lib/save-change.ts";
import { useConflict } from "#web/lib/use-conflict.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

type Name = keyof Details;

const ConflictDialog = lazyPart(() => import("#web/ui/dialog/conflict-dialog.tsx").then((part) => part.ConflictDialog));

/** What somebody says of themselves. Each line is edited where it stands. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const titleId = useId();
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
    <section className={cardStyles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={cardStyles.title}>
        {t("Details")}
      </h2>
      <dl className={styles.lines}>
        <Line label={t("Username")}>{profile.username}</Line>
        <Line label={t("E-mail")}>{profile.email}</Line>
        {lines.map((line) => (
          <EditableLine key={line.name} {...line} profile={profile} />
        ))}
      </dl>
    </section>
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

type EditableLineProps = { name: Name; label: string; profile: Profile; autoComplete?: string; type?: "tel" };

/** A line with its pencil. Enter saves, Escape leaves it as it was; what could not be saved stays in the field. */
function EditableLine({ name, label, profile, autoComplete, type }: EditableLineProps) {
  const { t } = useTranslation();
  const update = useUpdateProfile();
  const queryClient = useQueryClient();
  const { asked, choose } = useConflict<Partial<Details>>();
  const value = profile[name];
  /** The profile as it was when the line was opened. */
  const [base, setBase] = useState(profile);
  const errorId = useId();
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  const pencil = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isEdited = draft !== undefined;
  const wasEdited = useRef(false);

  // Into the field when it opens, and back to the pencil when it closes.
  useEffect(() => {
    if (isEdited) field.current?.select();
    else if (wasEdited.current) pencil.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  const close = () => {
    setDraft(undefined);
    setError(undefined);
  };
  const save = async () => {
    if (draft === undefined || update.isPending) return;
    if (draft.trim() === base[name]) {
      close();
      return;
    }
    const wrong = validateWith(DetailsSchema.shape[name])(draft)[""];
    setError(wrong);
    if (wrong !== undefined) {
      field.current?.focus();
      return;
    }
    try {
      const toSeen = (seen: Profile) => ({ fields: { [name]: seen[name] }, version: seen.version });
      const outcome = await saveChange<Partial<Details>>({
        base: toSeen(base),
        change: { [name]: draft.trim() },
        send: (change, version) => update.mutateAsync({ ...change, version }),
        read: async () => toSeen(await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 })),
        choose,
      });
      if (outcome !== "later") close();
    } catch (failure) {
      setError(fieldErrorsOf(failure)[name] ?? t("It could not be saved. Try again."));
      field.current?.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    }
    const isSaving = event.key === "Enter" && (name !== "about" || event.ctrlKey || event.metaKey);
    if (!isSaving || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void save();
  };
  const inputProps = {
    ref: field,
    className: styles.field,
    value: draft ?? "",
    dir: "auto",
    autoComplete,
    "aria-label": label,
    "aria-invalid": error !== undefined || undefined,
    "aria-describedby": error === undefined ? undefined : errorId,
    onKeyDown,
  } as const;

  return (
    <Line label={label}>
      {isEdited ? (
        <div className={styles.editor}>
          {name === "about" ? (
            <textarea {...inputProps} rows={4} onChange={(event) => setDraft(event.currentTarget.value)} />
          ) : (
            <input {...inputProps} type={type ?? "text"} onChange={(event) => setDraft(event.currentTarget.value)} />
          )}
          <IconButton label={t("Save")} disabled={update.isPending} onClick={() => void save()}>
            <IconCheck size={18} stroke={1.75} aria-hidden />
          </IconButton>
          <IconButton label={t("Cancel")} onClick={close}>
            <IconX size={18} stroke={1.75} aria-hidden />
          </IconButton>
          {asked && (
            <Suspense>
              <ConflictDialog
                title={t("These details have been changed elsewhere")}
                rows={[{ label, mine: asked.mine[name] ?? "", theirs: asked.theirs?.[name] ?? "" }]}
                onChoose={asked.onChoose}
              />
            </Suspense>
          )}
          {error !== undefined && (
            <p id={errorId} className={styles.error} role="alert">
              {error}
            </p>
          )}
        </div>
      ) : (
        <>
          <span className={value === "" ? styles.empty : styles.text}>
            <bdi>{value === "" ? t("Nothing yet") : value}</bdi>
          </span>
          <IconButton
            ref={pencil}
            label={t("Edit {{title}}", { title: label })}
            className={styles.pencil}
            onClick={() => {
              setBase(profile);
              setDraft(value);
            }}
          >
            <IconPencil size={16} stroke={1.75} aria-hidden />
          </IconButton>
        </>
      )}
    </Line>
  );
}
