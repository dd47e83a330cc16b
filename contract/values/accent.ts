import { office } from "../../office.config.ts";
import { contrast, parseColor, tint } from "./color.ts";

/** The contrast of a text that WCAG 2.2 AA asks for. */
const minContrast = 4.5;

/**
 * The configured accent in the place of a colour, for what has no skin, such as mails. Without an accent, the colour itself.
 *
 * @param ink the colour of a text on it: if that is legible on the accent, the result is the accent itself
 */
export function accentTone(color: string, ink?: string) {
  const { accent } = office;
  if (accent === undefined) return color;
  const isLegible = ink !== undefined && contrast(parseColor(accent), parseColor(ink)) >= minContrast;
  return isLegible ? accent : tint(color, accent);
}
