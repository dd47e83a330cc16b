import { expect, test } from "vitest";

import { nameForMail } from "#server/auth/mails/mail-name.ts";

test.each([
  ["Ada Lovelace", "Ada Lovelace"],
  ["  Ada\t Lovelace ", "Ada Lovelace"],
  ["Ada\r\nBcc: everybody", undefined],
  ["Ada\r\nLovelace", "Ada Lovelace"],
  ["Ada\u2028Lovelace\u0085", "Ada Lovelace"],
  ["Dr. J. Müller-O’Neill", "Dr. J. Müller-O’Neill"],
  ["سارة الأحمد", "سارة الأحمد"],
  ["田中 芽衣", "田中 芽衣"],
  ["देवी", "देवी"],
  ["visit evil.example", undefined],
  ["https://evil.example", undefined],
  ["evil。example", undefined],
  ["eve@evil", undefined],
  ["call 0800 123456", undefined],
  ["<b>Ada</b>", undefined],
  ["x".repeat(61), undefined],
  ["", undefined],
])("the name %j is %j in a mail", (name, expected) => {
  expect(nameForMail(name)).toBe(expected);
});
