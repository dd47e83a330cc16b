import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { button, type Thing } from "#e2e/engines/thing.ts";

export const things: readonly Thing[] = [
  {
    name: "a file is uploaded",
    run: async (page) => {
      await page.open("/form/dropzone");
      await page.see(button("Choose files"));
      const directory = await mkdtemp(join(tmpdir(), "atrium-engines-"));
      try {
        const path = join(directory, "engine.txt");
        await writeFile(path, "hello");
        await page.engine.chooseFile(path);
        await page.see({ role: "list", name: "Stored files" }, "has the file", ({ text }) =>
          text.includes("engine.txt"),
        );
      } finally {
        await rm(directory, { recursive: true });
      }
    },
  },
];
