import "@mantine/core/styles/ColorSwatch.css";
import "@mantine/core/styles/ColorPicker.css";
import "@mantine/core/styles/ColorInput.css";

import { ColorInput, MantineThemeProvider } from "@mantine/core";
import { memo } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { type ControlProps, useUnread } from "#web/ui/form/field.tsx";
import { hasSameProps } from "#web/ui/form/has-same-props.ts";
import library from "#web/ui/form/lists/library-field.module.css";
import { libraryField } from "#web/ui/form/lists/library-field.tsx";

type ColorFieldProps = ControlProps<string> & {
  /** Colours to choose from, `#rrggbb`. */
  swatches?: readonly string[];
};

/**
 * A colour, typed as `#rrggbb` or chosen. Another text is the value as it was typed, for the schema to reject. Needs a
 * `Library`.
 */
export const ColorField = memo(function ColorField({
  swatches,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  ...rest
}: ColorFieldProps) {
  const { t } = useTranslation();
  const isUnread = value !== "" && !/^#[\da-f]{6}$/i.test(value);
  const { error, leave } = useUnread(isUnread, t("Enter a value like {{example}}", { example: "#3276b1" }), rest.error);
  // The input does not pass names on to the sliders of its picker.
  const labels = { saturationLabel: t("Saturation"), hueLabel: t("Hue") };
  const field = libraryField({ ...rest, error });
  return (
    <MantineThemeProvider theme={{ components: { ColorPicker: { defaultProps: labels } } }}>
      <ColorInput
        {...field}
        classNames={{ ...field.classNames, input: `${field.classNames.input} ${library.code}` }}
        {...{ value, onChange, disabled, readOnly }}
        onBlur={() => {
          leave();
          onBlur?.();
        }}
        fixOnBlur={false}
        format="hex"
        swatches={[...(swatches ?? [])]}
        withEyeDropper={false}
      />
    </MantineThemeProvider>
  );
}, hasSameProps);
