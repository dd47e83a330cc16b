import type {
  NewsletterValues,
  ReceiptValues,
  TemplateName,
  TemplateValues,
  WelcomeValues,
} from "#features/email-templates/contract.ts";
import { office } from "#office";
import type { MailLanguage } from "#server/lib/mail/mail-language.ts";

const site = "https://www.atrium.example";

type Write<Values> = (language: MailLanguage) => Values;

const welcome: Write<WelcomeValues> = ({ t }) => ({
  template: "welcome",
  company: office.company.name,
  subject: t("Welcome to {{title}}", { title: office.title }),
  heading: t("Welcome to {{title}}", { title: office.title }),
  intro: `${t("Your account is ready. Everything your office works with is now in one place: mail, calendar, orders and reports.")}\n\n${t("Start with your profile, so that colleagues recognize you.")}`,
  buttonLabel: t("Complete your profile"),
  buttonLink: `${site}/profile`,
  closing: t("Questions? Reply to this email, and a person will answer."),
});

const receipt: Write<ReceiptValues> = ({ t }) => ({
  template: "receipt",
  company: office.company.name,
  subject: t("Your receipt"),
  customer: "Robin Gruber",
  order: "2026-1042",
  lines: [
    { item: t("Desk lamp"), quantity: 2, price: 59.9 },
    { item: t("Office chair"), quantity: 1, price: 249 },
    { item: t("Delivery"), quantity: 1, price: 9.5 },
  ],
  note: t("The amount was charged to your card. Keep this email as your receipt."),
});

const newsletter: Write<NewsletterValues> = ({ t }) => ({
  template: "newsletter",
  company: office.company.name,
  subject: t("News from {{title}}", { title: office.title }),
  heading: t("What is new this month"),
  intro: t("Two improvements and one date for your calendar."),
  articles: [
    {
      title: t("Find everything faster"),
      text: t("The search now finds messages, orders and articles, and shows the best hits first."),
      link: `${site}/news/search`,
    },
    {
      title: t("Reports as PDF"),
      text: t("Tables and charts can be saved as PDF files, in your language and on your paper size."),
      link: `${site}/news/reports`,
    },
    {
      title: t("Join the open day"),
      text: t("Meet the team, see what comes next, and tell us what you need."),
      link: `${site}/news/open-day`,
    },
  ],
  unsubscribeLink: `${site}/newsletter/unsubscribe`,
});

const initial: Readonly<Record<TemplateName, Write<TemplateValues>>> = { welcome, receipt, newsletter };

/** The values of a template that the user has not saved, in the language of the mail. */
export const initialValues = (template: TemplateName, language: MailLanguage) => initial[template](language);
