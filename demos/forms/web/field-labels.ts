import { english } from "#contract/text/english.ts";
import type { FormName } from "#demos/forms/contract.ts";
import { translateData } from "#web/lib/i18n/i18n.ts";

/** The labels of the fields, in the order in which a submission lists them. */
const labels: Readonly<Record<string, string>> = {
  username: english("Username"),
  fullName: english("Full name"),
  fname: english("First name"),
  lname: english("Last name"),
  firstName: english("First name"),
  lastName: english("Last name"),
  name: english("Name"),
  email: english("Email"),
  url: english("Url"),
  phone: english("Phone"),
  company: english("Company"),
  job: english("Job"),
  department: english("Department"),
  mobilePhone: english("Mobile phone"),
  homePhone: english("Home phone"),
  officePhone: english("Office phone"),
  country: english("Country"),
  city: english("City"),
  code: english("Code"),
  address: english("Address"),
  month: english("Month"),
  year: english("Year"),
  gender: english("Gender"),
  languages: english("Languages"),
  interested: english("Interested"),
  budget: english("Budget"),
  title: english("Title"),
  content: english("Content"),
  genre: english("Genre"),
  director: english("Director"),
  writer: english("Writer"),
  producer: english("Producer"),
  website: english("Website"),
  trailer: english("Trailer"),
  comment: english("Comment"),
  message: english("Message"),
  review: english("Review"),
  quality: english("Quality"),
  reliability: english("Reliability"),
  overall: english("Overall"),
  rating: english("Rating"),
  price: english("Price"),
  amount: english("Amount"),
  color: english("Color"),
  size: english("Size"),
  value: english("Value"),
  terms: english("Terms and Conditions"),
  password: english("Password"),
  passwordConfirm: english("Confirm password"),
  card: english("Card number"),
  cvv: english("CVV2"),
};

const order = Object.keys(labels);

/** The place of a field in a submission. Others follow at the end. */
export const placeOfField = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);

/** The label of a field, translated. In the checkout, the name is that on the card. */
export const labelOfField = (form: FormName, name: string) =>
  translateData(form === "checkout" && name === "name" ? english("Name on card") : (labels[name] ?? name));

/** The labels of a form by field, translated, in its order. */
export const labelsOf = <Name extends string>(form: FormName, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, labelOfField(form, name)])) as Record<Name, string>;
