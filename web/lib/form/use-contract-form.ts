import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type { z } from "zod/mini";

import type { Endpoint, Input, Output } from "#contract/endpoint.ts";
import { call } from "#web/lib/api/api-client.ts";
import { isSame } from "#web/lib/changes/conflict.ts";
import { afterPress, watchPresses } from "#web/lib/form/after-press.ts";
import { type FieldErrors, fieldErrorsOf, focusFirstError, validateWith } from "#web/lib/form/form.ts";
import { type FieldMarks, markEdited, markLeft, markSubmitted, noMarks } from "#web/lib/form/field-marks.ts";
import { hasUnread, readFilled } from "#web/lib/form/read-fields.ts";
import { type Attempt, isAsSent, newAttempt, nextAttempt } from "#web/lib/form/request-id.ts";

type FormEndpoint = Endpoint & { readonly body: z.ZodMiniType };

type FormOptions<E extends FormEndpoint, Values, Answer> = {
  /** The initial values. */
  initial: Values;
  /** Of the endpoint's path. */
  params?: Record<string, string>;
  /** The body without its id, if the values are not the body. Pure. */
  toBody?: (values: Values) => object;
  /** Adds to what the schema has found, or replaces it. Pure. */
  validate?: (values: Values, errors: FieldErrors) => FieldErrors;
  /** Sends the valid body; by default calls the endpoint. Often `(body) => mutation.mutateAsync(body)`. */
  send?: (body: z.output<E["body"]>, values: Values) => Promise<Answer>;
  onSaved?: (answer: Answer, values: Values) => unknown;
  /** Called after the errors of the fields are set. Any failed request has shown its alert. */
  onFailed?: (error: unknown) => void;
  /** The page is left once it is saved: the form stays busy. */
  leavesPage?: boolean;
  /** Whether fields that were checked and are valid show it. */
  marksValid?: boolean;
  /** The attempt that a restored draft was sent with. */
  attempt?: Attempt | undefined;
  /** Where to look for the first invalid field, if the fields are in no form. */
  findFields?: () => HTMLElement | null;
};

/**
 * A form that sends the body of an endpoint.
 *
 *     const form = useContractForm(addTodo, { initial: { title: "" }, onSaved: () => form.reset() });
 *     <form {...form.formProps}>
 *       <TextField label={t("Title")} {...form.field("title")} />
 *       <Button type="submit" disabled={form.isBusy}>{t("Add")}</Button>
 *     </form>
 *
 * - The schema of the endpoint's body is checked on submit, and a field also when it is left after a change. From then
 *   on its error appears and disappears while the user types. A field that was not changed shows no error before a submit.
 * - A submit first reads what a browser or a password manager has filled in without an event.
 * - Errors stand at their fields, and a submit focuses the first invalid one.
 * - The `fields` of a 400 stand at their fields in the same way, and show no alert. What was typed stays after any
 *   failure.
 * - If the body has an `id` (or `_id`, or `key`), it is created here: a retry with the same content keeps it, so that an
 *   attempt whose answer was lost adds no second row. Other content gets another id.
 * - While a request is under way, a second submit does nothing.
 *
 * `docs/guides/add-a-form.md` explains how to build a form.
 */
export function useContractForm<E extends FormEndpoint, Values extends object, Answer = Output<E>>(
  endpoint: E,
  options: FormOptions<E, Values, Answer>,
) {
  const { params, toBody = (values: Values): object => values, validate, onSaved, onFailed, leavesPage } = options;
  const { marksValid = false } = options;
  const send =
    options.send ??
    ((body) => {
      const input = { params, body } as unknown as Input<E>;
      // What stands at a field is not reported a second time.
      return call(endpoint, input, { fields: Object.keys(options.initial) }) as Promise<unknown> as Promise<Answer>;
    });
  const [initial, setInitial] = useState(options.initial);
  const [values, setValues] = useState(options.initial);
  const [attempt, setAttempt] = useState(() => options.attempt ?? newAttempt());
  const [marks, setMarks] = useState<FieldMarks>(noMarks);
  /** The field errors of the server. */
  const [refused, setRefused] = useState<FieldErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  // Two submits can come before the form is rendered as busy.
  const isSending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  /** Stable handlers, so that fields whose properties are the same are not rendered again. */
  const [handlers] = useState(() => new Map<string, FieldHandlers>());
  useEffect(watchPresses, []);

  const withId = (body: object, id: string) => ({ ...body, ...idOf(endpoint, id) });
  const findErrors = (): FieldErrors => {
    const errors = validateWith(endpoint.body)(withId(toBody(values), attempt.id));
    return validate?.(values, errors) ?? errors;
  };
  const isChecked = (name: string) => marks.isSubmitted || marks.checked.includes(name);
  const hasChecked = marks.isSubmitted || marks.checked.length > 0;
  const errors: FieldErrors = { ...(hasChecked && pick(findErrors(), isChecked)), ...refused };
  const findFields = () => options.findFields?.() ?? element.current;
  const focusError = () => focusFirstError(findFields());

  const change = (part: Partial<Values>) => {
    setValues((now) => ({ ...now, ...part }));
    setRefused((now) => (Object.keys(now).length === 0 ? now : pick(now, (name) => !(name in part))));
    setMarks((now) => markEdited(now, Object.keys(part)));
  };
  const reset = (next = initial) => {
    setInitial(next);
    setValues(next);
    setMarks(noMarks);
    setRefused({});
    setAttempt(newAttempt());
  };
  /** Shows errors that only the caller can know, and focuses the first invalid field. */
  const setErrors = (next: FieldErrors) => {
    setRefused(next);
    focusError();
  };
  /** @returns the answer, or undefined if it was not sent, or failed */
  const submit = async (): Promise<Answer | undefined> => {
    if (isSending.current) return undefined;
    const isWrong = hasUnread(findFields()) || Object.keys(findErrors()).length > 0;
    setMarks(markSubmitted);
    setRefused({});
    if (isWrong) {
      focusError();
      return undefined;
    }
    const body = toBody(values);
    const next = nextAttempt(attempt, body);
    setAttempt(next);
    isSending.current = true;
    setIsBusy(true);
    const done = () => {
      isSending.current = false;
      setIsBusy(false);
    };
    let answer: Answer;
    try {
      answer = await send(endpoint.body.parse(withId(body, next.id)) as z.output<E["body"]>, values);
    } catch (error) {
      done();
      setErrors(fieldErrorsOf(error));
      onFailed?.(error);
      return undefined;
    }
    if (!leavesPage) done();
    setAttempt(newAttempt());
    onSaved?.(answer, values);
    return answer;
  };

  /** The same function for a name in every render; all of them only set states. */
  const handlersOf = (name: string) => {
    const known = handlers.get(name);
    if (known) return known;
    const set = (value: unknown) => change({ [name]: value } as unknown as Partial<Values>);
    const created: FieldHandlers = {
      onChange: set,
      onInput: (event) => set(event.currentTarget.value),
      // An error that appears between the press and the release of a button would move the button away.
      onBlur: () => afterPress(() => setMarks((now) => markLeft(now, name))),
    };
    handlers.set(name, created);
    return created;
  };
  const stateOf = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onBlur: handlersOf(name).onBlur,
    ...(marksValid && { isValid: isChecked(name) && errors[name] === undefined && !isEmpty(values[name]) }),
  });

  return {
    values,
    errors,
    isBusy,
    /** Whether closing the form would lose changes. */
    isChanged: !isSame(values, initial),
    change,
    /** The properties of a native control, which reports an event. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      ...stateOf(name),
      onChange: handlersOf(name).onInput,
    }),
    /** The properties of a control that reports its value. */
    control: <Name extends keyof Values & string>(name: Name) => ({
      ...stateOf(name),
      onChange: handlersOf(name).onChange as (value: Values[Name]) => void,
    }),
    formProps: {
      ref: element,
      noValidate: true,
      "aria-busy": isBusy,
      // Before any handler of the form, which then knows the values.
      onSubmitCapture: ({ currentTarget }: FormEvent<HTMLElement>) => readFilled(currentTarget, values),
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
    submit,
    reset,
    setErrors,
    /** To be stored with a draft, so that a retry after a reload keeps the id. */
    attempt,
    isAsSent: isAsSent(attempt, toBody(values)),
    renewId: () => setAttempt(newAttempt()),
  };
}

type FieldHandlers = {
  readonly onChange: (value: unknown) => void;
  readonly onInput: (event: ChangeEvent<{ value: string }>) => void;
  readonly onBlur: () => void;
};

/** Whether there is nothing in a field that could be valid. */
const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

const pick = (errors: FieldErrors, isKept: (name: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => isKept(name)));

/** The names under which a body carries an id that the client makes. */
const idNames = ["id", "_id", "key"] as const;

function idOf({ body }: FormEndpoint, id: string) {
  const shape = (body as Partial<z.ZodMiniObject>).shape ?? {};
  const name = idNames.find((each) => each in shape);
  return name === undefined ? {} : { [name]: id };
}
