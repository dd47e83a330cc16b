import type { Plugin } from "vite";

import { readBootstrapIcons } from "#demos/icons/tools/bootstrap-icons.ts";
import { readFlagIcons } from "#demos/icons/tools/flag-icons.ts";
import { readFontAwesome } from "#demos/icons/tools/font-awesome.ts";
import { type IconFiles, nameFolder } from "#demos/icons/tools/icon-folder.ts";
import { readTranslations } from "#demos/icons/tools/translations.ts";

const suffix = "/package.json?icons";
/** Where the development server has the folders. */
const devFolder = "/icon-sets";

type Source = { readonly name: string; readonly read: () => IconFiles };

/** What is made of which package. */
const sources: Readonly<Record<string, Source>> = {
  "@fortawesome/fontawesome-free": { name: "font-awesome", read: readFontAwesome },
  "bootstrap-icons": { name: "bootstrap-icons", read: readBootstrapIcons },
  "flag-icons": { name: "flag-icons", read: readFlagIcons },
  "cldr-annotations-full": {
    name: "icon-words",
    read: () => readTranslations([readFontAwesome(), readBootstrapIcons()]),
  },
};

/**
 * Answers `import folder from "bootstrap-icons/package.json?icons"` with the address of a folder that has the index, the
 * search terms and the drawings of the package as files, so that scripts contain none of them. The build emits the
 * folders as assets with a hash in their name; the development server makes them when they are first imported.
 */
export function plugin(): Plugin {
  let isBuild = false;
  /** The content of the files by their path, `bootstrap-icons-0a1b2c3d/index.json`. */
  const served = new Map<string, string>();
  return {
    name: "icon-sets",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId(id) {
      return id.endsWith(suffix) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith("\0") || !id.endsWith(suffix)) return undefined;
      const source = sources[id.slice(1, -suffix.length)];
      if (!source) throw new Error(`No icons are made of ${id.slice(1)}`);
      const files = source.read();
      const folder = nameFolder(source.name, files);
      for (const [path, content] of files) {
        if (isBuild) this.emitFile({ type: "asset", fileName: `assets/${folder}/${path}`, source: content });
        else served.set(`${folder}/${path}`, content);
      }
      // The scripts of the build are in the folder of the assets.
      const address = isBuild ? `./${folder}/` : `${devFolder}/${folder}/`;
      return `export default new URL(/* @vite-ignore */ ${JSON.stringify(address)}, import.meta.url).href;`;
    },
    configureServer({ middlewares }) {
      middlewares.use(devFolder, (request, response, next) => {
        const path = (request.url ?? "").slice(1).replace(/\?.*$/, "");
        const content = served.get(path);
        if (content === undefined) return next();
        response.setHeader("content-type", path.endsWith(".svg") ? "image/svg+xml" : "application/json");
        return response.end(content);
      });
    },
  };
}
