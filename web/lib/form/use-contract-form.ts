import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import type { z } from "zod/mini";

import type { Endpoint, Input, Output } from "#contract/endpoint.ts";
import { call } from "#web/lib/api-client.ts";
import { isSame } from "#web/lib/changes/conflict.ts";
import { type FieldErrors, fieldErrorsOf, focusFirstError, validateWith } from "#web/lib/form/form.ts";
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
 * - The schema of the endpoint's body is checked on submit. Errors stand at their fields, the first invalid field is
 *   focused, and an error goes as soon as its field is valid.
 * - The `fields` of a 400 stand at their fields in the same way, and show no alert. What was typed stays after any
 *   failure.
 * - If the body has an `id` (or `_id`, or `key`), it is made here: a retry with the same content keeps it, so that an
 *   attempt whose answer was lost adds no second row. Other content gets another id.
 * - While a request is under way, a second submit does nothing.
 */
export function useContractForm<E extends FormEndpoint, Values extends object, Answer = Output<E>>(
  endpoint: E,
  options: FormOptions<E, Values, Answer>,
) {
  const { params, toBody = (values: Values): object => values, validate, onSaved, onFailed, leavesPage } = options;
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
  /** The fields that were invalid at the last submit. */
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  /** The field errors of the server. */
  const [refused, setRefused] = useState<FieldErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  // Two submits can come before the form is rendered as busy.
  const isSending = useRef(false);
  const element = useRef<HTMLFormElement>(null);

  const withId = (body: object, id: string) => ({ ...body, ...idOf(endpoint, id) });
  const findErrors = (): FieldErrors => {
    const errors = validateWith(endpoint.body)(withId(toBody(values), attempt.id));
    return validate?.(values, errors) ?? errors;
  };
  // An error goes as soon as its field is valid.
  const found = invalid.length > 0 ? pick(findErrors(), (name) => invalid.includes(name)) : {};
  const errors: FieldErrors = { ...found, ...refused };
  const focusError = () => focusFirstError(options.findFields?.() ?? element.current);

  const change = (part: Partial<Values>) => {
    setValues((now) => ({ ...now, ...part }));
    setRefused((now) => pick(now, (name) => !(name in part)));
  };
  const reset = (next = initial) => {
    setInitial(next);
    setValues(next);
    setInvalid([]);
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
    const wrong = Object.keys(findErrors());
    setInvalid(wrong);
    setRefused({});
    if (wrong.length > 0) {
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

  return {
    values,
    errors,
    isBusy,
    /** Whether closing the form would lose changes. */
    isChanged: !isSame(values, initial),
    change,
    /** The properties of a native control, which reports an event. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      value: values[name],
      error: errors[name],
      onChange: (event: ChangeEvent<{ value: string }>) =>
        change({ [name]: event.currentTarget.value } as unknown as Partial<Values>),
    }),
    /** The properties of a control that reports its value. */
    control: <Name extends keyof Values & string>(name: Name) => ({
      value: values[name],
      error: errors[name],
      onChange: (value: Values[Name]) => change({ [name]: value } as unknown as Partial<Values>),
    }),
    formProps: {
      ref: element,
      noValidate: true,
      "aria-busy": isBusy,
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

const pick = (errors: FieldErrors, isKept: (name: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => isKept(name)));

/** The names under which a body carries an id that the client makes. */
const idNames = ["id", "_id", "key"] as const;

function idOf({ body }: FormEndpoint, id: string) {
  const shape = (body as Partial<z.ZodMiniObject>).shape ?? {};
  const name = idNames.find((each) => each in shape);
  return name === undefined ? {} : { [name]: id };
}
