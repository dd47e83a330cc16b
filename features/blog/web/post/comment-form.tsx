import { useState } from "react";

import { addBlogComment } from "#features/blog/contract.ts";
import { maxText } from "#contract/forms-fields.ts";
import { useBlogActions } from "#features/blog/web/queries.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { FormCard } from "#web/ui/form/form-card.tsx";
import { TextareaField } from "#web/ui/form/text/textarea-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

type CommentFormProps = {
  postId: string;
  /** The person, if known. */
  writer: { readonly name: string; readonly email: string } | undefined;
};

/** The form of a comment (specification §5), which is marked as submitted once it is sent. */
export function CommentForm({ postId, writer }: CommentFormProps) {
  const { t } = useTranslation();
  const { comment } = useBlogActions();
  const [isSent, setIsSent] = useState(false);
  const form = useContractForm(addBlogComment, {
    initial: { name: writer?.name ?? "", email: writer?.email ?? "", url: "", comment: "" },
    marksValid: true,
    send: (body) => comment.mutateAsync({ postId, ...body }),
    onSaved: () => {
      form.reset();
      setIsSent(true);
    },
  });
  return (
    <FormCard
      title={t("Comment")}
      form={form}
      submit={t("Send comment")}
      saved={isSent ? t("Comment sent") : undefined}
      onAgain={() => setIsSent(false)}
    >
      <Fields columns={3}>
        <div data-wide>
          <TextareaField label={t("Comment")} required max={maxText} {...form.field("comment")} />
        </div>
        <TextField label={t("Name")} required autoComplete="name" dir="auto" {...form.field("name")} />
        <TextField
          label={t("Email")}
          required
          type="email"
          autoComplete="email"
          description={t("Not shown with your comment")}
          {...form.field("email")}
        />
        <TextField
          label={t("Url")}
          type="url"
          autoComplete="url"
          placeholder="https://"
          description={t("Your website (optional)")}
          {...form.field("url")}
        />
      </Fields>
    </FormCard>
  );
}
