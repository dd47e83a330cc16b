import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Forms",
  needs: ["inline-edit", "maps", "plugins"],
  screens: [
    {
      path: "/form/elements",
      title: "Form elements",
      menu: "Forms",
      order: 10,
      keywords: ["fields", "inputs", "kit", "select", "checkbox", "date"],
    },
    {
      path: "/form/layouts",
      title: "Form layouts",
      menu: "Forms",
      order: 20,
      keywords: ["checkout", "order", "registration", "review", "comment", "contacts"],
    },
    {
      path: "/form/validation",
      title: "Form validation",
      menu: "Forms",
      order: 30,
      keywords: ["rules", "required", "length", "message", "schema"],
    },
    {
      path: "/form/bootstrap-forms",
      title: "Form styles",
      menu: "Forms",
      order: 40,
      keywords: ["stacked", "horizontal", "inline", "sizes", "add-ons", "input groups", "fieldset", "Bootstrap"],
    },
    {
      path: "/form/bootstrap-validation",
      title: "Bootstrap validation",
      menu: "Forms",
      order: 50,
      keywords: ["rules", "contact", "movie", "product", "profile", "errors"],
    },
    {
      path: "/form/plugins",
      title: "Plugins",
      menu: "Forms",
      order: 60,
      keywords: ["slider", "spinner", "date", "mask", "tags", "country", "dual list", "modal", "inline edit"],
    },
    {
      path: "/form/wizards",
      title: "Wizards",
      menu: "Forms",
      order: 70,
      keywords: ["steps", "stepper", "progress", "request", "account"],
    },
  ],
} as const satisfies Feature;
