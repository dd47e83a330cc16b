import { type CSSVariablesResolver, createTheme } from "@mantine/core";

/** The component library's theme in our scale. All colours are tokens, so that skins apply to it. */
export const theme = createTheme({
  fontFamily: "var(--font)",
  fontFamilyMonospace: "var(--font-mono)",
  fontSizes: {
    xs: "var(--text-xs)",
    sm: "var(--text-sm)",
    md: "var(--text-md)",
    lg: "var(--text-lg)",
    xl: "var(--text-xl)",
  },
  radius: { xs: "4px", sm: "var(--radius)", md: "var(--radius)", lg: "var(--radius)", xl: "var(--radius)" },
  defaultRadius: "sm",
  cursorType: "pointer",
  respectReducedMotion: true,
  // Evaluated on the field, so that it follows the surface below; the library's white is that of its popovers.
  components: { Input: { vars: () => ({ wrapper: { "--input-bg": "var(--surface-card)" } }) } },
});

const shared = {
  "--mantine-color-body": "var(--surface-inset)",
  "--mantine-color-text": "var(--text)",
  "--mantine-color-dimmed": "var(--text-muted)",
  "--mantine-color-placeholder": "var(--text-muted)",
  "--mantine-color-anchor": "var(--link)",
  "--mantine-color-default": "var(--surface-card)",
  "--mantine-color-default-hover": "var(--surface-hover)",
  "--mantine-color-default-color": "var(--text)",
  "--mantine-color-default-border": "var(--border-strong)",
  "--mantine-color-error": "var(--status-danger-text)",
  "--mantine-color-disabled": "var(--surface-sunken)",
  "--mantine-color-disabled-color": "var(--text-muted)",
  "--mantine-color-disabled-border": "var(--border)",
  "--mantine-primary-color-filled": "var(--accent)",
  "--mantine-primary-color-filled-hover": "var(--accent-hover)",
  "--mantine-primary-color-contrast": "var(--on-accent)",
  "--mantine-primary-color-light": "var(--accent-soft)",
  "--mantine-primary-color-light-hover": "var(--accent-soft)",
  "--mantine-primary-color-light-color": "var(--on-accent-soft)",
};

/** The library's greys, by their use. */
const light = {
  ...shared,
  "--mantine-color-white": "var(--surface-raised)",
  "--mantine-color-gray-0": "var(--surface-hover)",
  "--mantine-color-gray-1": "var(--surface-sunken)",
  "--mantine-color-gray-2": "var(--border)",
  "--mantine-color-gray-3": "var(--border)",
  "--mantine-color-gray-4": "var(--control-border)",
  "--mantine-color-gray-6": "var(--text-muted)",
  "--mantine-color-gray-7": "var(--text)",
};
const dark = {
  ...shared,
  "--mantine-color-dark-0": "var(--text)",
  "--mantine-color-dark-1": "var(--text)",
  "--mantine-color-dark-3": "var(--text-muted)",
  "--mantine-color-dark-4": "var(--control-border)",
  "--mantine-color-dark-5": "var(--surface-hover)",
  "--mantine-color-dark-6": "var(--surface-raised)",
  "--mantine-color-dark-7": "var(--surface-sunken)",
};

export const cssVariables: CSSVariablesResolver = () => ({ variables: shared, light, dark });
