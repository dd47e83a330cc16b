const colourFunctions = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"];

/** A value that begins with a number. */
const literal = String.raw`/^-?[\d.]+/`;

/** Four values with different left and right sides are not mirrored. */
const value = String.raw`([\w-]+\((?:[^()]|\([^()]*\))*\)|[^\s()]+)`;
const unmirrored = String.raw`/^${value} ${value} ${value} (?!\2$)${value}$/`;

/** @type {import("stylelint").Config} */
export default {
  plugins: ["stylelint-plugin-use-baseline"],
  rules: {
    // What the current versions of all supported browsers have. Without the exceptions a screen still works.
    "plugin/use-baseline": [
      true,
      {
        available: "newly",
        // The build replaces it.
        ignoreAtRules: ["custom-media"],
        ignoreProperties: {
          // iOS scrolls the background with the page, and has no handle for a finger.
          "background-attachment": ["fixed"],
          resize: [],
          // Safari before 27 may move what is read when something is added above it, and knows no high contrast.
          "overflow-anchor": ["none"],
          "forced-color-adjust": ["none"],
          "overscroll-behavior": ["contain"],
          "accent-color": [],
          "text-wrap": ["pretty"],
          // Firefox cuts a scrolling strip instead of fading it.
          "animation-timeline": [],
          // The build adds Safari's prefix, or the sheet has it.
          "text-align": ["match-parent"],
          "user-select": ["none"],
        },
      },
    ],
    "block-no-empty": true,
    "color-no-invalid-hex": true,
    "custom-property-no-missing-var-function": true,
    "declaration-block-no-duplicate-custom-properties": true,
    "declaration-block-no-duplicate-properties": [true, { ignore: ["consecutive-duplicates-with-different-syntaxes"] }],
    "declaration-block-no-shorthand-property-overrides": true,
    "declaration-property-value-no-unknown": [
      true,
      // Chromium and Safari support `match-parent` only with a prefix.
      { ignoreProperties: { "/^--/": "/.*/", "text-align": "-webkit-match-parent" } },
    ],
    "function-calc-no-unspaced-operator": true,
    "no-duplicate-selectors": true,
    "property-no-unknown": [true, { ignoreProperties: ["composes"] }],
    // The build replaces it by a list of languages, and a right-to-left layout may have any language.
    "selector-pseudo-class-disallowed-list": ["dir"],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global", "local"] }],
    "unit-no-unknown": true,

    // Colours are tokens, because skins cannot change literals.
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": colourFunctions,

    // Only logical properties are mirrored in right-to-left layouts.
    "property-disallowed-list": [
      "left",
      "right",
      "/^(margin|padding|scroll-margin|scroll-padding)-(left|right)$/",
      "/^border-(left|right)(-.+)?$/",
      "/^border-(top|bottom)-(left|right)-radius$/",
    ],
    "declaration-property-value-disallowed-list": {
      "/^(text-align|text-align-last|float|clear)$/": ["left", "right"],
      "/^(margin|padding|inset|border-width)$/": [unmirrored],
      // Scales are tokens. Up to 3 px a literal is a hairline; in `calc()` it is the size of something in that space.
      "/^(margin|padding|scroll-margin|scroll-padding|gap|row-gap|column-gap)/": [
        String.raw`/^(?!.*calc\().*(?<![\w.-])-?(?!(0|[1-3]px)(?![\w.]))[\d.]+[a-z]/`,
      ],
      "font-size": [literal],
      "z-index": [literal],
    },
    // Breakpoints are those of `tokens.css` and of the configuration. The widths of containers are the component's own.
    "media-feature-name-disallowed-list": ["/width$/", "/inline-size$/"],
  },
  overrides: [
    {
      files: ["web/ui/theme/tokens.css", "web/ui/theme/forced-colors.css", "web/ui/skins/**/*.css"],
      rules: { "color-no-hex": null, "color-named": null, "function-disallowed-list": null },
    },
  ],
};
