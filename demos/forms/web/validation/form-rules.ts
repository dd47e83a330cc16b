import type { ValidationForm } from "#demos/forms/web/validation/form-params.ts";

/** A rule of a field as the screen lists it. The schemas of `demos/forms/validation.ts` enforce the rules. */
export type FieldRule =
  | { readonly kind: "required" | "email" | "web-address" | "digits" | "number" | "username" }
  | { readonly kind: "at-most"; readonly count: number }
  | { readonly kind: "length" | "choices"; readonly min: number; readonly max: number }
  | { readonly kind: "same-as" | "differs-from"; readonly field: string };

const required = { kind: "required" } as const;
const email = { kind: "email" } as const;
const webAddress = { kind: "web-address" } as const;
const digits = { kind: "digits" } as const;
const number = { kind: "number" } as const;
const atMost = (count: number) => ({ kind: "at-most", count }) as const;
const choices = (min: number, max: number) => ({ kind: "choices", min, max }) as const;

const name = [required, atMost(100)] as const;
const artist = [required, atMost(80)] as const;
const phone = [digits, atMost(20)] as const;

const account = {
  firstName: name,
  lastName: name,
  username: [
    required,
    { kind: "username" },
    { kind: "length", min: 6, max: 30 },
    { kind: "differs-from", field: "password" },
  ],
  email: [required, email],
  password: [required, { kind: "differs-from", field: "username" }],
  passwordConfirm: [required, { kind: "same-as", field: "password" }],
  languages: [choices(1, 20)],
} as const;

/** The rules of each form by field, in the order of the form. A test compares them with the schemas. */
export const formRules = {
  main: account,
  attribute: account,
  "button-group": { gender: [required], languages: [choices(1, 2)] },
  contact: {
    fullName: name,
    email: [required, email],
    title: [required, atMost(100)],
    content: [required, atMost(500)],
  },
  movie: {
    title: [required, atMost(200)],
    genre: [required],
    director: artist,
    writer: artist,
    producer: artist,
    website: [required, webAddress],
    trailer: [required, webAddress],
    review: [atMost(500)],
    rating: [required],
  },
  product: { price: [required, number], amount: [required, number], color: [required], size: [required] },
  profile: { email: [required, email], password: [required] },
  toggling: {
    firstName: name,
    lastName: name,
    company: name,
    job: name,
    department: name,
    mobilePhone: [required, ...phone],
    homePhone: phone,
    officePhone: phone,
  },
} as const satisfies Record<ValidationForm, Record<string, readonly FieldRule[]>>;

export type FieldName<Form extends ValidationForm> = keyof (typeof formRules)[Form] & string;
