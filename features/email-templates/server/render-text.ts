import type { MailBlock, MailContent } from "#features/email-templates/server/mail-content.ts";

/**
 * Writes the text part. The last part follows the line `-- `, by which mail clients recognise a signature (RFC 3676,
 * section 4.3).
 */
export const renderText = ({ company, blocks, reason, leave }: MailContent) =>
  `${blocks.map(writeBlock).join("\n\n")}\n\n-- \n${[
    company,
    reason,
    ...(leave ? [`${leave.label}: ${leave.link}`] : []),
  ].join("\n")}\n`;

function writeBlock(block: MailBlock): string {
  switch (block.kind) {
    case "hero":
      return [...(block.kicker === undefined ? [] : [block.kicker]), block.heading].join("\n");
    case "heading":
    case "paragraphs":
      return block.text;
    case "button":
      return `${block.label}:\n${block.link}`;
    case "facts":
      return block.rows.map(({ name, value }) => `${name}: ${value}`).join("\n");
    case "lines":
      return [
        ...block.rows.map(({ name, detail, amount }) => `* ${name}\n  ${detail} = ${amount}`),
        `\n${block.total.name}: ${block.total.value}`,
      ].join("\n");
    case "article":
    default:
      return `* ${block.title}\n\n${block.text}\n\n${block.linkLabel}: ${block.link}`;
  }
}
