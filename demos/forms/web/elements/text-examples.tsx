import { useState } from "react";

import { english } from "#contract/text/english.ts";
import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { Example } from "#web/ui/display/example/example-cards.tsx";
import { FileField } from "#web/ui/form/files/file-field.tsx";
import { PasswordField } from "#web/ui/form/text/password-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";
import { TextareaField } from "#web/ui/form/text/textarea-field.tsx";

/** A single line of text. */
export function TextExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("Ada Lovelace");
  return (
    <TextField
      label={t("Name")}
      description={t("As on the passport")}
      autoComplete="off"
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      {...state}
    />
  );
}

/** An e-mail address. Phones show a keyboard with @. */
export function EmailExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("ada@example.org");
  return (
    <TextField
      label={t("Work email")}
      type="email"
      autoComplete="off"
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      {...state}
    />
  );
}

/** The address of a page. */
export function UrlExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("https://example.org/");
  return (
    <TextField
      label={t("Website")}
      type="url"
      inputMode="url"
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      {...state}
    />
  );
}

/** A new password, with its strength. `TextField` with `type="password"` has none. */
export function PasswordExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("correct horse");
  return (
    <PasswordField
      label={t("New password")}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      {...state}
    />
  );
}

/** Several lines of text, with a counter. */
export function TextareaExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState(() => t("Good morning, the meeting begins at ten."));
  return (
    <TextareaField
      label={t("Message")}
      description={t("Grows with its text")}
      rows={2}
      max={200}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      {...state}
    />
  );
}

/** Files that are sent with a form. */
export function FileExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<readonly File[]>([]);
  return <FileField label={t("Attachments")} multiple value={value} onChange={setValue} {...state} />;
}

const sources = () => import("#demos/forms/web/elements/text-examples.tsx?sources");

/** Texts and files. */
export const textExamples: readonly Example<ExampleState>[] = [
  { title: english("Text"), component: { TextExample }, sources },
  { title: english("Email"), component: { EmailExample }, sources },
  { title: english("Web address"), component: { UrlExample }, sources },
  { title: english("Password"), component: { PasswordExample }, sources },
  { title: english("Text area"), component: { TextareaExample }, sources },
  { title: english("File"), component: { FileExample }, sources },
];
