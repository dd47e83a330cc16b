import { expect, test } from "vitest";

import { decideType, servedType } from "#server/uploads/file-types.ts";

const png = Buffer.from("89504e470d0a1a0a0000000d", "hex");
const pdf = Buffer.from("%PDF-1.7\n");
const html = Buffer.from("<!doctype html>");

test.each([
  ["a PNG", "image/png", png, "image/png", "image/png"],
  ["a PNG that is declared as HTML", "text/html", png, "image/png", "image/png"],
  ["a PDF", "", pdf, "application/pdf", "application/pdf"],
  ["HTML", "text/html; charset=utf-8", html, "text/html", "application/octet-stream"],
  ["HTML that is declared as a PNG", "image/png", html, "application/octet-stream", "application/octet-stream"],
  ["an SVG", "image/svg+xml", Buffer.from("<svg/>"), "image/svg+xml", "application/octet-stream"],
  ["text", "TEXT/Plain", Buffer.from("hello"), "text/plain", "application/octet-stream"],
  ["nonsense", "a\r\nb: c/d", html, "application/octet-stream", "application/octet-stream"],
  ["an empty file", "", Buffer.alloc(0), "application/octet-stream", "application/octet-stream"],
])("%s declared as %j", (_, declared, bytes, listed, served) => {
  const type = decideType(declared, bytes);
  expect([type, servedType(type)]).toEqual([listed, served]);
});
