import { useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";

import { choiceExamples } from "#demos/forms/web/elements/choice-examples.tsx";
import { Examples } from "#demos/forms/web/elements/examples.tsx";
import { exampleStates, stateOf, type StateName } from "#demos/forms/web/elements/example-state.ts";
import styles from "#demos/forms/web/elements/elements-screen.module.css";
import { numberExamples } from "#demos/forms/web/elements/number-examples.tsx";
import { textExamples } from "#demos/forms/web/elements/text-examples.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { Choice } from "#web/ui/form/choices/choice.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

const LibraryCards = lazyPart(() =>
  import("#demos/forms/web/elements/library-cards.tsx").then((module) => module.LibraryCards),
);

/** Every field of the form kit, in the state that the address names, with the source of its example. */
export function ElementsScreen() {
  const { t } = useTranslation();
  const { state: name = "normal" } = useSearch({ from: "/_shell/form/elements" });
  const navigate = useNavigate({ from: "/form/elements" });
  const names: Record<StateName, string> = {
    normal: t("Normal"),
    required: t("Required"),
    invalid: t("Invalid"),
    valid: t("Valid"),
    disabled: t("Disabled"),
    "read-only": t("Read-only"),
    loading: t("Loading"),
  };
  const state = stateOf(name, t("This value is not valid"));
  const choose = (next: StateName) =>
    void navigate({ search: next === "normal" ? {} : { state: next }, replace: true });
  return (
    <Screen title={t("Form elements")} description={t("Every field of the form kit, with its source to copy.")}>
      <div className={styles.bar}>
        <span className={styles.barLabel} aria-hidden>
          {t("State")}
        </span>
        <Choice
          label={t("State")}
          options={exampleStates.map((value) => ({ value, label: names[value] }))}
          value={name}
          onChange={choose}
        />
      </div>
      <NextFrame fallback={<div className={styles.place} />}>
        <Examples title={t("Text")} examples={textExamples} state={state} />
        <Examples title={t("Numbers and times")} examples={numberExamples} state={state} />
        <Examples title={t("Choice")} examples={choiceExamples} state={state} />
        <Suspense fallback={<div className={styles.place} role="status" aria-label={t("Loading")} />}>
          <LibraryCards state={state} />
        </Suspense>
      </NextFrame>
    </Screen>
  );
}
