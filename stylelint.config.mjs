const colourFunctions = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"];

/** @type {import("stylelint").Config} */
export default {
  rules: {
    "block-no-empty": true,
    "color-no-invalid-hex": true,
    "custom-property-no-missing-var-function": true,
    "declaration-block-no-duplicate-custom-properties": true,
    "declaration-block-no-duplicate-properties": [true, { ignore: ["consecutive-duplicates-with-different-syntaxes"] }],
    "declaration-block-no-shorthand-property-overrides": true,
    "declaration-property-value-no-unknown": [
      true,
      // Chromium and Safari know `match-parent` by its prefixed name only.
      { ignoreProperties: { "/^--/": "/.*/", "text-align": "-webkit-match-parent" } },
    ],
    "function-calc-no-unspaced-operator": true,
    "no-duplicate-selectors": true,
    "property-no-unknown": [true, { ignoreProperties: ["composes"] }],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global", "local"] }],
    "unit-no-unknown": true,

    // Colours are tokens: a skin could not change a literal.
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": colourFunctions,

    // Right-to-left mirrors what is said logically, and nothing else.
    "property-disallowed-list": [
      "left",
      "right",
      "/^(margin|padding|scroll-margin|scroll-padding)-(left|right)$/",
      "/^border-(left|right)(-.+)?$/",
      "/^border-(top|bottom)-(left|right)-radius$/",
    ],
    "declaration-property-value-disallowed-list": {
      "/^(text-align|text-align-last|float|clear)$/": ["left", "right"],
      // Four values that differ left from right have no mirror image.
      "/^(margin|padding|inset|border-width)$/": ["/^(\\S+) (\\S+) (\\S+) (?!\\2$)\\S+$/"],
    },
  },
  overrides: [
    {
      files: ["web/ui/theme/tokens.css", "web/ui/skins/**/*.css"],
      rules: { "color-no-hex": null, "color-named": null, "function-disallowed-list": null },
    },
  ],
};
