import { colours, darkRules, phoneRules, type MailTone } from "#features/email-templates/server/mail-styles.ts";
import type { MailBlock, MailContent, MailFact, MailLine } from "#features/email-templates/server/mail-content.ts";
import { escapeHtml as escape } from "#server/lib/text/escape-html.ts";
import type { MailLanguage } from "#server/lib/mail/mail-language.ts";

type Direction = MailLanguage["dir"];

/** The width of the content in pixels, at which mails fit beside the list of a mail client. */
const width = 600;

const font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** A table for layout, which screen readers do not announce as one. */
const table = (attributes: string, rows: string) =>
  `<table role="presentation" border="0" cellpadding="0" cellspacing="0" ${attributes}>${rows}</table>`;

type Cell = { readonly tone: MailTone; readonly style: string; readonly isPadded?: true; readonly align?: "center" };

/** Outlook takes colours of cells from the attribute. */
const cell = ({ tone, style, isPadded, align }: Cell, content: string) =>
  `<td class="${tone}${isPadded ? " pad" : ""}"${align ? ` align="${align}"` : ""} bgcolor="${colours[tone].surface}"` +
  ` style="background-color:${colours[tone].surface};${style}">${content}</td>`;

/** The class lets a dark mail client change the colour. */
const coloured = (tone: MailTone, style: string) => `class="${tone}" style="color:${colours[tone].ink};${style}"`;

const startOf = (dir: Direction) => (dir === "rtl" ? "right" : "left");
const endOf = (dir: Direction) => (dir === "rtl" ? "left" : "right");

/** @param text of several lines: empty lines separate paragraphs, and other line breaks stay */
const paragraphs = (tone: MailTone, style: string, text: string) =>
  text
    .split(/\n\s*\n/)
    .map(
      (part) =>
        `<p ${coloured(tone, `margin:0 0 16px 0;${font};${style}`)}>${escape(part.trim()).replaceAll(/\r?\n/g, "<br />")}</p>`,
    )
    .join("");

const body = "font-size:16px;line-height:26px";
const small = "font-size:14px;line-height:22px";

/** @param padding of the cell around the block, in CSS */
const row = (padding: string, content: string) => `<tr><td class="pad" style="padding:${padding}">${content}</td></tr>`;

const hero = ({ kicker, heading }: Extract<MailBlock, { kind: "hero" }>) =>
  `<tr>${cell(
    { tone: "band", style: "border-radius:8px 8px 0 0;padding:40px 40px 36px 40px", isPadded: true },
    (kicker === undefined
      ? ""
      : `<p ${coloured("band-muted", `margin:0 0 8px 0;${font};font-size:13px;line-height:20px`)}>${escape(kicker)}</p>`) +
      `<h1 ${coloured("band", `margin:0;${font};font-size:28px;line-height:36px;font-weight:700`)}>${escape(heading)}</h1>`,
  )}</tr>`;

/** The cell has the colour and the padding, since some clients ignore both on a link. */
const button = ({ label, link }: Extract<MailBlock, { kind: "button" }>) =>
  table(
    "",
    `<tr>${cell(
      { tone: "button", style: "border-radius:6px;padding:12px 24px;text-align:center" },
      `<a href="${escape(link)}" target="_blank" ${coloured("button", `${font};font-size:16px;line-height:24px;font-weight:600;text-decoration:none`)}>${escape(label)}</a>`,
    )}</tr>`,
  );

const fact =
  (dir: Direction) =>
  ({ name, value }: MailFact) =>
    `<tr><td align="${startOf(dir)}" ${coloured("muted", `padding:2px 0;${font};${small}`)}>${escape(name)}</td>` +
    `<td align="${endOf(dir)}" ${coloured("text", `padding:2px 0;${font};${small}`)}>${escape(value)}</td></tr>`;

const hairline = (side: "top" | "bottom") => `border-${side}:1px solid ${colours.line.surface}`;

const divider = `<div class="line" style="${hairline("top")};font-size:0;line-height:0">&#160;</div>`;

const billLine =
  (dir: Direction) =>
  ({ name, detail, amount }: MailLine) =>
    `<tr><td class="line" align="${startOf(dir)}" valign="top" style="padding:12px 0;${hairline("bottom")}">` +
    `<div ${coloured("text", `${font};font-size:15px;line-height:22px;font-weight:600`)}>${escape(name)}</div>` +
    `<div ${coloured("muted", `${font};${small}`)}>${escape(detail)}</div></td>` +
    `<td class="line" align="${endOf(dir)}" valign="top" width="130" style="padding:12px 0;${hairline("bottom")}">` +
    `<div ${coloured("text", `${font};font-size:15px;line-height:22px;white-space:nowrap`)}>${escape(amount)}</div></td></tr>`;

const bill = (dir: Direction, { rows, total }: Extract<MailBlock, { kind: "lines" }>) =>
  table(
    'width="100%" style="width:100%"',
    rows.map(billLine(dir)).join("") +
      `<tr><td align="${startOf(dir)}" ${coloured("text", `padding:16px 0 0 0;${font};font-size:18px;line-height:26px;font-weight:700`)}>${escape(total.name)}</td>` +
      `<td align="${endOf(dir)}" ${coloured("text", `padding:16px 0 0 0;${font};font-size:18px;line-height:26px;font-weight:700;white-space:nowrap`)}>${escape(total.value)}</td></tr>`,
  );

const article = ({ title, text, link, linkLabel }: Extract<MailBlock, { kind: "article" }>) =>
  `<h2 ${coloured("text", `margin:0 0 8px 0;${font};font-size:20px;line-height:28px;font-weight:700`)}>${escape(title)}</h2>` +
  paragraphs("text", body, text) +
  `<p style="margin:0"><a href="${escape(link)}" target="_blank" ${coloured("link", `${font};${body};font-weight:600;text-decoration:underline`)}>${escape(linkLabel)}` +
  // Several links with the same words are told apart by screen readers.
  `<span style="${hidden}">: ${escape(title)}</span></a></p>`;

/** `mso-hide` is for Outlook, which ignores the others. */
const hidden = "display:none;font-size:0;line-height:0;max-height:0;max-width:0;opacity:0;overflow:hidden;mso-hide:all";

function writeBlock(block: MailBlock, dir: Direction): string {
  switch (block.kind) {
    case "hero":
      return hero(block);
    case "heading":
      return row(
        "36px 40px 16px 40px",
        `<h1 ${coloured("text", `margin:0;${font};font-size:26px;line-height:34px;font-weight:700`)}>${escape(block.text)}</h1>`,
      );
    case "paragraphs":
      return row(
        "24px 40px 0 40px",
        block.isMuted ? paragraphs("muted", small, block.text) : paragraphs("text", body, block.text),
      );
    case "button":
      return row("8px 40px 8px 40px", button(block));
    case "facts":
      return row("0 40px 12px 40px", table('width="100%" style="width:100%"', block.rows.map(fact(dir)).join("")));
    case "lines":
      return row("0 40px 8px 40px", bill(dir, block));
    case "article":
    default:
      return row("8px 40px 24px 40px", divider) + row("0 40px 16px 40px", article(block));
  }
}

const footer = ({ company, reason, leave }: MailContent) =>
  row(
    "24px 40px 40px 40px",
    `<p ${coloured("muted", `margin:0 0 4px 0;${font};font-size:13px;line-height:20px;font-weight:600`)}>${escape(company)}</p>` +
      `<p ${coloured("muted", `margin:0;${font};font-size:13px;line-height:20px`)}>${escape(reason)}${
        leave
          ? ` <a href="${escape(leave.link)}" target="_blank" ${coloured("muted", `${font};text-decoration:underline`)}>${escape(leave.label)}</a>`
          : ""
      }</p>`,
  );

/** Fills the room after the preheader in lists of mails, which would show the beginning of the content there. */
const filler = "&#8199;&#847; ".repeat(40);

/**
 * Writes the HTML as mail clients support it: nested tables, inline styles, no images, fonts or scripts. The one style
 * element has what cannot be inline; clients that ignore it show the light mail in its full width. Direction and language
 * are repeated within the body, since webmail drops the outer elements.
 */
export function renderHtml(content: MailContent, { key, dir }: MailLanguage) {
  const attributes = `lang="${key}" dir="${dir}"`;
  const sheet = table(
    `width="${width}" class="sheet" style="width:100%;max-width:${width}px"`,
    row(
      "0 40px 16px 40px",
      `<p ${coloured("text", `margin:0;${font};font-size:16px;line-height:24px;font-weight:700`)}>${escape(content.company)}</p>`,
    ) +
      `<tr>${cell(
        { tone: "sheet-surface", style: "border-radius:8px" },
        table(
          'width="100%" style="width:100%"',
          `${content.blocks.map((block) => writeBlock(block, dir)).join("")}<tr><td style="font-size:0;line-height:0;height:24px">&#160;</td></tr>`,
        ),
      )}</tr>` +
      footer(content),
  );
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" ${attributes}>
<head>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="supported-color-schemes" content="light dark" />
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
<style type="text/css">
${phoneRules(width)}
${darkRules}
</style>
<title>${escape(content.subject)}</title>
</head>
<body class="page" bgcolor="${colours.page.surface}" style="margin:0;padding:0;background-color:${colours.page.surface}">
<div style="${hidden}">${escape(firstLine(content.preheader))}${filler}</div>
${table(
  `width="100%" ${attributes} style="width:100%;text-align:${startOf(dir)}"`,
  `<tr>${cell({ tone: "page", style: "padding:32px 12px 0 12px", align: "center" }, sheet)}</tr>`,
)}
</body>
</html>
`;
}

const maxPreheader = 140;
const firstLine = (text: string) => (text.split("\n")[0] ?? "").slice(0, maxPreheader);
