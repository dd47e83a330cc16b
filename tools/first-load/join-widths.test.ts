// @vitest-environment jsdom
import { expect, test } from "vitest";

import { cleanFrame, joinWidths } from "./join-widths.ts";

const parse = (html: string) => {
  const place = document.createElement("div");
  place.innerHTML = html;
  return place.firstElementChild as HTMLElement;
};

test("names, roles, landmarks and panels are left out, since nobody reaches the frame", () => {
  const frame = parse(
    `<div class="frame"><a href="#content">Skip</a><button id="a" title="Alerts" aria-label="Alerts" class="b">
      <svg class="tabler-icon tabler-icon-bell" viewBox="0 0 1 1"><path d="M0 0"></path></svg><span class="visually-hidden">Alerts</span>
    </button><div popover="auto">Panel</div><nav class="n" aria-label="Main"><a href="/home" class="active" data-status="active">Home</a></nav></div>`,
  );
  expect(cleanFrame(frame).outerHTML.replaceAll(/\s+(?=<)/g, "")).toBe(
    `<div class="frame"><button class="b"><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></button><div class="n"><a href="#/home">Home</a></div></div>`,
  );
});

const frameOf = (header: string, bar = "") =>
  parse(
    `<div class="frame"><header><div class="frame-header">${header}</div>${bar}</header><nav class="frame-navigation"></nav></div>`,
  );

test("what only some widths have is hidden at the others, and the bar of phones is below the header", () => {
  const frame = joinWidths([
    frameOf("<i>toggle</i><b>Nordlicht Büro</b><u>field</u><p>bell</p>"),
    frameOf("<i>toggle</i><b>Nordlicht</b><s>button</s><p>bell</p>"),
    frameOf("<b>Nordlicht</b><p>bell</p>", '<nav class="frame-phone-bar"></nav>'),
  ]);
  expect([...(frame.querySelector(".frame-header")?.children ?? [])].map(({ outerHTML }) => outerHTML)).toEqual([
    '<i class="frame-elsewhere">toggle</i>',
    '<b class="frame-narrow">Nordlicht</b>',
    '<s class="frame-narrow frame-elsewhere">button</s>',
    '<b class="frame-wide">Nordlicht Büro</b>',
    '<u class="frame-wide">field</u>',
    "<p>bell</p>",
  ]);
  expect(frame.querySelector(".frame-header + .frame-phone-bar")).not.toBeNull();
});

test("what is in the bar of phones is limited by its room", () => {
  const barOf = (count: number) => `<nav class="frame-phone-bar">${"<a></a>".repeat(count)}</nav>`;
  expect(joinWidths([frameOf(""), frameOf(""), frameOf("", barOf(6))]).querySelectorAll("a")).toHaveLength(6);
  expect(() => joinWidths([frameOf(""), frameOf(""), frameOf("", barOf(7))])).toThrow(
    "has room for 6, and there are 7",
  );
});

test("a part that could not be hidden where it is not shown ends the build", () => {
  const bar = '<nav class="frame-phone-bar"></nav>';
  const frames = [frameOf("<b>a</b>"), frameOf(""), frameOf("<b>a</b>", bar)];
  expect(() => joinWidths(frames)).toThrow("is shown on desktop and phone only");
});
