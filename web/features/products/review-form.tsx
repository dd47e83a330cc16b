import { type FormEvent, useRef, useState } from "react";

import { maxReview, ReviewFields } from "#contract/products.ts";
import { useAddReview } from "#web/features/products/queries.ts";
import styles from "#web/features/products/review-form.module.css";
import { StarField } from "#web/features/products/star-field.tsx";
import { notify } from "#web/lib/alerts.ts";
import { fieldErrorsOf, focusFirstError, validateWith } from "#web/lib/form.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { randomId } from "#web/lib/random-id.ts";
import { useUnsavedChanges } from "#web/lib/use-unsaved-changes.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field, TextField, useField } from "#web/ui/form/text-field.tsx";

type Draft = {
  readonly name: string;
  readonly email: string;
  readonly review: string;
  readonly quality?: number;
  readonly reliability?: number;
  readonly overall?: number;
};

const empty: Draft = { name: "", email: "", review: "" };
const validate = validateWith(ReviewFields);

/** The form of a review (specification §5). What was typed stays until it has been sent. */
export function ReviewForm({ productId }: { productId: string }) {
  const { t } = useTranslation();
  const add = useAddReview(productId);
  const [draft, setDraft] = useState(empty);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  // Kept over a failed attempt, so that the next one is the same review and no twin.
  const [id, setId] = useState(randomId);
  const form = useRef<HTMLFormElement>(null);

  useUnsavedChanges(draft !== empty);

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    // Other words are another review.
    if (add.isError) setId(randomId());
    // What has been mended is no longer told; what is still wrong stays.
    const wrong = validate(next);
    setErrors(Object.fromEntries(Object.keys(errors).flatMap((name) => (wrong[name] ? [[name, wrong[name]]] : []))));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const wrong = validate(draft);
    setErrors(wrong);
    const read = ReviewFields.safeParse(draft);
    if (!read.success) return focusFirstError(form.current);
    try {
      await add.mutateAsync({ id, ...read.data });
      setDraft(empty);
      setId(randomId());
      notify({ title: t("Thank you for your review") });
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      focusFirstError(form.current);
    }
    return undefined;
  };

  const ratings = [
    { name: "quality", label: t("Quality") },
    { name: "reliability", label: t("Reliability") },
    { name: "overall", label: t("Overall") },
  ] as const;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={styles.title}>{t("Write a review")}</h2>
      <TextField
        label={t("Name")}
        autoComplete="name"
        required
        maxLength={80}
        value={draft.name}
        error={errors["name"]}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextField
        label={t("Email")}
        type="email"
        autoComplete="email"
        required
        maxLength={200}
        description={t("It is not shown.")}
        value={draft.email}
        error={errors["email"]}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <ReviewText value={draft.review} error={errors["review"]} onChange={(review) => change({ review })} />
      <div className={styles.ratings}>
        {ratings.map(({ name, label }) => (
          <StarField
            key={name}
            label={label}
            value={draft[name]}
            error={errors[name]}
            onChange={(stars) => change({ [name]: stars })}
          />
        ))}
      </div>
      <Button type="submit" variant="primary" aria-disabled={add.isPending}>
        {t("Send review")}
      </Button>
    </form>
  );
}

type ReviewTextProps = { value: string; error: string | undefined; onChange: (value: string) => void };

function ReviewText({ value, error, onChange }: ReviewTextProps) {
  const { t } = useTranslation();
  const description = t("20 characters at least");
  const { id, inputProps } = useField({ error, description });
  return (
    <Field id={id} label={t("Review")} isRequired error={error} description={description}>
      <textarea
        className={styles.area}
        rows={5}
        dir="auto"
        aria-required
        maxLength={maxReview}
        {...inputProps}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
