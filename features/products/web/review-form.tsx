import { addReview, maxReview } from "#features/products/contract.ts";
import { useAddReview } from "#features/products/web/queries.ts";
import styles from "#features/products/web/review-form.module.css";
import { notify } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useUnsavedChanges } from "#web/lib/form/use-unsaved-changes.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { RatingField } from "#web/ui/form/numbers/rating-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";
import { TextareaField } from "#web/ui/form/text/textarea-field.tsx";
import { Grid } from "#web/ui/layout/grid.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

type Draft = {
  readonly name: string;
  readonly email: string;
  readonly review: string;
  readonly quality?: number;
  readonly reliability?: number;
  readonly overall?: number;
};

const empty: Draft = { name: "", email: "", review: "" };

/** The form of a review (specification §5). Input is kept until it has been sent. */
export function ReviewForm({ productId }: { productId: string }) {
  const { t } = useTranslation();
  const add = useAddReview(productId);
  const form = useContractForm(addReview, {
    initial: empty,
    send: (body) => add.mutateAsync(body),
    onSaved: () => {
      form.reset();
      notify({ title: t("Review sent") });
    },
  });
  useUnsavedChanges(form.isChanged);

  const ratings = [
    { name: "quality", label: t("Quality") },
    { name: "reliability", label: t("Reliability") },
    { name: "overall", label: t("Overall") },
  ] as const;
  return (
    <Stack as="form" className={styles.form} {...form.formProps}>
      <Text as="h2" size="large" weight="bold">
        {t("Write a review")}
      </Text>
      <Grid minWidth={200}>
        <TextField label={t("Name")} autoComplete="name" required maxLength={80} {...form.field("name")} />
        <TextField
          label={t("Email")}
          type="email"
          autoComplete="email"
          required
          maxLength={200}
          description={t("Not shown with your review")}
          {...form.field("email")}
        />
      </Grid>
      <TextareaField
        label={t("Review")}
        description={t("At least 20 characters")}
        rows={5}
        required
        max={maxReview}
        {...form.field("review")}
      />
      <Grid minWidth={200}>
        {ratings.map(({ name, label }) => (
          <RatingField key={name} label={label} required {...form.control(name)} />
        ))}
      </Grid>
      <Button type="submit" variant="primary" aria-disabled={form.isBusy}>
        {t("Send review")}
      </Button>
    </Stack>
  );
}
