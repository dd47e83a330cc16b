import { useForm } from "@mantine/form";
import { type FormEvent, useRef, useState } from "react";
import type { z } from "zod/mini";

import { fieldErrorsOf, focusFirstError, validateWith } from "#web/lib/form.ts";

/** The page goes elsewhere. */
export const leaving = Symbol("leaving");

/**
 * A form of signing in: what the contract's schema refuses stands at its field, and so does what the server refuses;
 * the focus goes to the first of them, and what was typed stays.
 *
 * @param send resolves once it is done. Where the page then goes elsewhere it resolves to `leaving`, and the form stays busy
 */
export function useEntryForm<Values extends Record<string, unknown>>(
  schema: z.ZodMiniType,
  initialValues: Values,
  send: (values: Values) => Promise<unknown>,
) {
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm<Values>({ initialValues, validate: validateWith(schema) });
  const focusError = () => focusFirstError(element.current);

  const submit = async (values: Values) => {
    setIsBusy(true);
    try {
      if ((await send(values)) !== leaving) setIsBusy(false);
    } catch (error) {
      setIsBusy(false);
      form.setErrors(fieldErrorsOf(error));
      focusError();
    }
  };
  return {
    form,
    isBusy,
    formProps: {
      ref: element,
      noValidate: true,
      "aria-busy": isBusy,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        // Enter is pressed again by who waits.
        if (isBusy) event.preventDefault();
        else form.onSubmit((values) => void submit(values), focusError)(event);
      },
    },
  };
}
