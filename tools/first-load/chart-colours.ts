const declaration = /--chart-[\w-]+:[^;}]*;?/g;
const comment = /\/\*[^]*?\*\//g;

/** The sheets without the colours of charts, which the page does not need. */
export const withoutChartColours = (css: string) => css.replaceAll(declaration, "");

/** The colours of charts in these sheets, in their order. */
export const chartColoursOf = (css: string) =>
  [...css.replaceAll(comment, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .flatMap(([, head = "", body = ""]) => {
      const colours = body.match(declaration);
      // Statements may stand before the selector.
      return colours ? [`${head.split(";").at(-1)?.trim() ?? ""} {\n  ${colours.join("\n  ")}\n}\n`] : [];
    })
    .join("");
