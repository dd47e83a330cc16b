const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Paragraphs and lists as HTML; see `SeedTopic`. */
export const toHtml = (text: string) =>
  text
    .split("\n\n")
    .map((block) =>
      block.startsWith("- ")
        ? `<ul>${block
            .split("\n")
            .map((line) => `<li><p>${escape(line.slice(2))}</p></li>`)
            .join("")}</ul>`
        : `<p>${escape(block)}</p>`,
    )
    .join("");

/** The first sentence of a post, as a reply quotes it. */
export const quotePost = (name: string, text: string) =>
  `<blockquote><p><strong>${escape(name)}</strong></p><p>${escape(/^[^.?!\n]*[.?!]?/.exec(text)?.[0] ?? text)}</p></blockquote>`;
