// @vitest-environment jsdom
import { act, createElement, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { readFilled } from "#web/lib/form/read-fields.ts";

const days = ["Monday", "Tuesday", "Wednesday"];

const toggle = (chosen: readonly string[], day: string) =>
  chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day];

let form: HTMLFormElement;
let reported: object;

/** Controls as the fields of the kit draw them. */
function Form() {
  const [values, setValues] = useState({ terms: false, days: ["Tuesday"] as readonly string[], plan: "free" });
  useEffect(() => {
    reported = values;
  }, [values]);
  const change = (part: object) => setValues((now) => ({ ...now, ...part }));
  const input = (props: object) => createElement("input", props);
  return createElement(
    "form",
    {},
    input({
      id: "terms",
      type: "checkbox",
      checked: values.terms,
      onChange: (event: { currentTarget: HTMLInputElement }) => change({ terms: event.currentTarget.checked }),
    }),
    ...days.map((value) =>
      input({
        id: value,
        type: "checkbox",
        checked: values.days.includes(value),
        onChange: () => change({ days: toggle(values.days, value) }),
      }),
    ),
    ...["free", "team"].map((plan) =>
      input({ id: plan, type: "radio", name: "plan", checked: values.plan === plan, onChange: () => change({ plan }) }),
    ),
  );
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  act(() => createRoot(place).render(createElement(Form)));
  form = place.querySelector("form") as HTMLFormElement;
});
afterEach(() => vi.unstubAllGlobals());

/** As a browser restores it, and as an extension sets it: without an event, and past React. */
function fillIn(id: string, isChecked: boolean) {
  const field = form.querySelector(`#${id}`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "checked")?.set?.call(field, isChecked);
}

test.each<[string, readonly [string, boolean][], object]>([
  ["nothing", [], {}],
  ["a checkbox", [["terms", true]], { terms: true }],
  [
    "several checkboxes of a group",
    [
      ["Monday", true],
      ["Tuesday", false],
      ["Wednesday", true],
    ],
    { days: ["Monday", "Wednesday"] },
  ],
  [
    "a radio button, and a checkbox",
    [
      ["team", true],
      ["terms", true],
    ],
    { plan: "team", terms: true },
  ],
])("%s that was filled in without an event is read", (_, filled, expected) => {
  const before = reported;
  for (const [id, isChecked] of filled) fillIn(id, isChecked);
  act(() => readFilled(form, before));
  expect(reported).toEqual({ ...before, ...expected });
  const shown = [...form.querySelectorAll<HTMLInputElement>("input:checked")].map(({ id }) => id);
  const { terms, days: chosen, plan } = reported as { terms: boolean; days: readonly string[]; plan: string };
  expect(shown).toEqual([...(terms ? ["terms"] : []), ...chosen, plan]);
});
