import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";
import { sql } from "kysely";

import { dataExportPath, listDataRows } from "#demos/tables/contract.ts";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/database.ts";
import { type Db, openDb } from "#server/db/client.ts";
import { createDataDirectory } from "#server/testing.ts";
import { startServer } from "#e2e/support/server/server.ts";
import type { Benchmarks } from "#bench/benchmark.ts";
import { median, openSlowPage, slowdown, withApp } from "#bench/browser.ts";

const sizes = [1000, 10_000, 100_000, 1_000_000] as const;
/** Repetitions of each request. */
const rounds = 7;
const rowsInBrowser = 100_000;

/** `npm run bench -- tables`: pages of up to 1,000,000 rows from the server, and their export. */
async function measureTables() {
  const data = await createDataDirectory("bench-tables");
  try {
    await measureServer(data.directory);
    await measureExport(data.directory);
  } finally {
    await data.remove();
  }
}

/** `npm run bench -- tables-browser`: a table of 100,000 rows in the browser, compared with a plain page of as many. */
const measureTablesInBrowser = () =>
  withApp(async (browser, baseUrl) => {
    const { context, page } = await openSlowPage(browser, false);
    console.log(`\n${rowsInBrowser} rows in the browser, processor ${slowdown}× slower, in milliseconds`);
    console.table({ "the table": await measureTable(page, baseUrl) });
    // Takes minutes.
    console.table({ "a plain page": await measurePlain(page) });
    await context.close();
  });

/** Adds generated rows to the data table up to the count. */
async function fillTo(db: Db, count: number) {
  // Rebuilding an index over so many texts is much faster than updating it row by row.
  const { rows } = await sql<{ text: string }>`
    select pg_get_indexdef('data_rows_text'::regclass) as text`.execute(db);
  await sql`drop index data_rows_text`.execute(db);
  await sql`
    insert into data_rows (name, phone, company, zip, city, date)
    select
      (array['Amara','Jonas','Mei','Sofia','Lucas','Priya','Omar','Elena'])[1 + n % 8] || ' ' ||
        (array['Okafor','Tanaka','Almeida','Moreau','Raman','Haddad','Petrova'])[1 + n % 7] || ' ' || n,
      '+49 40 ' || (n * 48271 % 9999999),
      (array['Freight','Glass','Tools','Paper','Optics'])[1 + n % 5] || ' ' || (n % 5000),
      lpad((n * 37 % 99999)::text, 5, '0'),
      (array['Porto','Lyon','Osaka','Lagos','Hamburg','Sofia'])[1 + n % 6],
      '2024-01-01'::date + (n * 37 % 1000)::int
    from generate_series(1 + (select count(*) from data_rows), ${count}::bigint) n`.execute(db);
  await sql.raw(rows[0]?.text ?? "").execute(db);
  await sql`vacuum analyze data_rows`.execute(db);
}

async function measureServer(directory: string) {
  const { db, connectionString, close } = await openDatabase(readConfig({ ATRIUM_DATA: directory }, directory));
  // Filling takes longer than the default timeout.
  const patient = openDb(connectionString, { max: 1, queryTimeout: 600_000 });
  try {
    const app = createApp({ db });
    const table: Record<string, Record<string, number>> = {};
    for (const size of sizes) {
      await fillTo(patient, size);
      const pages = Math.ceil(size / 15);
      const requests: Record<string, string> = {
        "page 1": "",
        "the middle page": `?page=${Math.ceil(pages / 2)}`,
        "the last page": `?page=${pages}`,
        "sorted by date": "?sort=-date",
        "sorted by name, the middle": `?sort=name&page=${Math.ceil(pages / 2)}`,
        "sorted by city and date": "?sort=city,-date",
        "a name that is rare": `?name=${size}`,
        "a city": "?city=Porto",
        "searched for": "?q=okafor%20glass",
      };
      for (const [name, query] of Object.entries(requests)) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const started = performance.now();
          const response = await app.request(listDataRows.path + query);
          await response.arrayBuffer();
          if (!response.ok) throw new Error(`${query}: ${response.status}`);
          times.push(performance.now() - started);
        }
        table[name] = { ...table[name], [`${size} rows`]: Number(median(times).toFixed(1)) };
      }
    }
    console.log(`\nA page of 15 rows from the server, in milliseconds; median of ${rounds}`);
    console.table(table);
  } finally {
    await patient.destroy();
    await close();
  }
}

/** The peak memory of a process, in megabytes. */
const peakOf = (pid: number | undefined, field: "VmHWM" | "VmRSS") => {
  const match = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Math.round(Number(match?.[1] ?? 0) / 1000);
};

async function measureExport(directory: string) {
  const table: Record<string, Record<string, number>> = {};
  for (const rows of [10_000, 1_000_000]) {
    for (const format of ["csv", "xlsx"]) {
      const server = await startServer(directory);
      const before = peakOf(server.process.pid, "VmRSS");
      const started = performance.now();
      const response = await fetch(`${server.baseUrl}api${dataExportPath}?format=${format}&id=..${rows}`);
      let bytes = 0;
      for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).byteLength;
      table[`${rows} rows as ${format}`] = {
        seconds: Number(((performance.now() - started) / 1000).toFixed(1)),
        MB: Number((bytes / 1e6).toFixed(1)),
        "server before, MB": before,
        "server at most, MB": peakOf(server.process.pid, "VmHWM"),
      };
      await server.stop();
    }
  }
  console.log("\nThe export of the data table, read as fast as it comes");
  console.table(table);
}

/**
 * Measures from an action to the frame after its result is drawn. Both are expressions evaluated in the page, since its
 * Content-Security-Policy allows no other way to pass code.
 */
const timeOf = (page: Page, act: string, done: string) =>
  page.evaluate<number>(`(async () => {
    const started = performance.now();
    ${act};
    while (!(${done})) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return Math.round(performance.now() - started);
  })()`);

/** Counts frames while an element scrolls, and how many of them were late. */
const scroll = (page: Page, selector: string) =>
  page.evaluate(async (found) => {
    const element = found === "page" ? document.scrollingElement : document.querySelector(found);
    const frames: number[] = [];
    let last = performance.now();
    for (let step = 0; step < 60; step += 1) {
      element?.scrollBy(0, 400);
      const time = await new Promise<number>((resolve) => {
        requestAnimationFrame(resolve);
      });
      frames.push(time - last);
      last = time;
    }
    const sorted = frames.toSorted((a, b) => a - b);
    return {
      "frame, median": Math.round(sorted[30] ?? 0),
      "frame, worst of 60": Math.round(sorted.at(-1) ?? 0),
    };
  }, selector);

/** A plain page: every row is an element, and sorting and filtering redraw all of them. */
async function measurePlain(page: Page) {
  await page.setContent("<table><tbody></tbody></table>");
  const draw = `
    const rows = window.rows ??= Array.from({ length: ${rowsInBrowser} }, (_, n) =>
      [n + 1, "Name " + n * 48271 % 99991, "+49 40 " + n, "Company " + n % 5000, n * 37 % 99999, "Porto", "2026-01-01"]);
    window.show = (list) => {
      document.querySelector("tbody").innerHTML = list.map((row) =>
        "<tr>" + row.map((cell) => "<td>" + cell + "</td>").join("") + "</tr>").join("");
      document.body.offsetHeight;
    };`;
  const first = await timeOf(page, `${draw} window.show(rows)`, "document.querySelector('td')");
  const sort = await timeOf(page, `window.show(window.rows.toSorted((a, b) => a[1] < b[1] ? -1 : 1))`, "true");
  const filter = await timeOf(page, `window.show(window.rows.filter((row) => row.join(" ").includes("9")))`, "true");
  return { "first rows": first, sort, filter, ...(await scroll(page, "page")), "rows in the document": rowsInBrowser };
}

async function measureTable(page: Page, baseUrl: string) {
  await page.goto(`${baseUrl}#/tables/datatables`);
  await page.getByText("1–15 of 800").waitFor();
  const first = await timeOf(
    page,
    `location.hash = "#/tables/datatables?work=browser"`,
    "document.body.innerText.includes('Rows: 100,000')",
  );
  const sort = await timeOf(
    page,
    `document.querySelector('[data-column=name] button').click()`,
    `document.querySelector('[data-column=name]').ariaSort === "ascending"`,
  );
  // The 250 ms for which it waits for further keys are not counted.
  const pause = 250;
  const filter = await timeOf(
    page,
    `const field = document.querySelector('[aria-label="Filter Company"]');
     Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, "glass");
     field.dispatchEvent(new Event("input", { bubbles: true }))`,
    "!document.body.innerText.includes('Rows: 100,000')",
  );
  const frames = await scroll(page, "[aria-label='Customers: rows']");
  const drawn = await page.locator("tbody tr").count();
  return { "first rows": first, sort, filter: filter - pause, ...frames, "rows in the document": drawn };
}

export const benchmarks: Benchmarks = { tables: measureTables, "tables-browser": measureTablesInBrowser };
