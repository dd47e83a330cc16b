// The entry point of every command: `node tools/bootstrap.mjs start`. It runs before anything is installed, on whatever
// Node the machine has (20.19 or later), so it is plain JavaScript and imports only Node's modules. It installs the
// dependencies if they are missing or outdated, then hands over to the pinned Node.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const at = (...parts) => join(root, ...parts);
const windows = process.platform === "win32";
const pinnedNode = at("node_modules", "node", "bin", windows ? "node.exe" : "node");
const vite = at("node_modules", "vite", "bin", "vite.js");

/**
 * Whether this is an installation for production (`NODE_ENV=production`): it has the packages of the server alone and the
 * built app, so nothing is installed, discovered or built, and the machine's Node runs the scripts.
 */
const isProduction = process.env.NODE_ENV === "production";

/** The commands of a server, which run in production too. Further command-line arguments are passed on. */
const serverCommands = {
  start: async (args) => {
    if (!isProduction) await buildIfStale();
    return run(at("server", "main.ts"), args);
  },
  doctor: (args) => run(at("server", "commands", "doctor-command.ts"), args),
  "db:backup": (args) => run(at("server", "commands", "backup-command.ts"), ["backup", ...args]),
  "db:restore": (args) => run(at("server", "commands", "backup-command.ts"), ["restore", ...args]),
  "db:drop": (args) => run(at("server", "commands", "drop-command.ts"), args),
  "db:seed": (args) => run(at("server", "commands", "seed-command.ts"), args),
  "uploads:move": (args) => run(at("server", "commands", "uploads-command.ts"), args),
  "user:add": (args) => run(at("server", "commands", "user-command.ts"), ["add", ...args]),
  "user:password": (args) => run(at("server", "commands", "user-command.ts"), ["password", ...args]),
  "user:role": (args) => run(at("server", "commands", "user-command.ts"), ["role", ...args]),
  "user:factor-off": (args) => run(at("server", "commands", "user-command.ts"), ["factor-off", ...args]),
};

const commands = {
  ...serverCommands,
  dev: (args) => run(at("tools", "dev.ts"), args),
  build: (args) => build(args),
  test: (args) => run(at("tools", "test.ts"), args),
  "test:changed": (args) => run(at("tools", "test-changed.ts"), args),
  "test:strip": (args) => run(at("tools", "test-strip.ts"), args),
  "test:upgrade": (args) => run(at("tools", "test-upgrade.ts"), args),
  "test:faults": (args) => run(at("tools", "test-faults.ts"), args),
  "test:deploy": async (args) => {
    await buildIfStale();
    return run(at("tools", "test-deploy.ts"), args);
  },
  "test:databases": async (args) => {
    await buildIfStale();
    return run(at("tools", "test-databases.ts"), args);
  },
  "test:chaos": async (args) => {
    await buildIfStale();
    return run(at("tools", "test-chaos.ts"), args);
  },
  "test:engines": async (args) => {
    await buildIfStale();
    return run(at("e2e", "engines", "main.ts"), args);
  },
  sizes: async (args) => {
    await buildIfStale();
    return run(at("tools", "check-sizes.ts"), args);
  },
  new: (args) => run(at("tools", "new.ts"), args),
  strip: (args) => run(at("tools", "strip.ts"), args),
  release: (args) => run(at("tools", "release.ts"), args),
  "upgrade:check": (args) => run(at("tools", "upgrade-check.ts"), args),
  "upgrade:imports": (args) => run(at("tools", "upgrade-imports.ts"), args),
  check: (args) => run(at("tools", "check.ts"), args),
  bench: (args) => run(at("bench", "main.ts"), args),
  pictures: async (args) => {
    await buildIfStale();
    return run(at("e2e", "pictures.ts"), args);
  },
  "db:new": (args) => run(at("server", "db", "new.ts"), args),
  "db:types": (args) => run(at("tools", "table-types.ts"), args),
  words: (args) => run(at("tools", "words.ts"), args),
};

/** The parent process. Read immediately, because npm may end while something is installed or built. */
const parent = process.ppid;

const [name, ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) fail(`Commands: ${Object.keys(commands).join(", ")}`);
process.chdir(root);
if (isProduction) {
  if (!(name in serverCommands)) fail(`${name} needs the packages for development: unset NODE_ENV.`);
  requireNode(24, 0, "run in production");
} else {
  requireNode(20, 19, "install itself");
  await installIfStale();
  await discoverIfStale();
}
process.exitCode = await command(args);

function requireNode(major, minor, purpose) {
  const [hasMajor = 0, hasMinor = 0] = process.versions.node.split(".").map(Number);
  if (hasMajor > major || (hasMajor === major && hasMinor >= minor)) return;
  fail(`Atrium needs Node ${major}.${minor} or later to ${purpose}; this is ${process.versions.node}.`);
}

async function installIfStale() {
  if (isInstalled()) return;
  console.log("Installing what the lockfile names (a minute, the first time) …");
  const flags = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  // npm passes its own path to scripts; a bare `node tools/bootstrap.mjs` uses the one in PATH.
  const npm = process.env.npm_execpath;
  const code = npm
    ? await execute(process.execPath, [npm, ...flags])
    : await execute(windows ? "npm.cmd" : "npm", flags, { shell: windows });
  if (code !== 0) fail("The installation failed; what npm said stands above.", code);
  if (!existsSync(pinnedNode)) fail("npm installed no Node: it was told not to run the install script of `node`.");
}

/** npm records what it has installed. The record is current if it equals the lockfile's entries for this machine. */
function isInstalled() {
  const record = at("node_modules", ".package-lock.json");
  if (!existsSync(record) || !existsSync(pinnedNode)) return false;
  const wanted = readPackages(at("package-lock.json"));
  const installed = readPackages(record);
  delete wanted[""];
  const same = (path) => wanted[path]?.version === installed[path]?.version;
  return (
    Object.keys(installed).every(same) &&
    Object.keys(wanted).every((path) => wanted[path].optional || wanted[path].devOptional || same(path))
  );
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages ?? {};
  } catch {
    return {};
  }
}

/** Git keeps no empty folder: a copy without demos has no `demos/`. */
function featureFolders() {
  return ["demos", "features"].filter((folder) => existsSync(at(folder)));
}

/** Writes what follows from the folders of features, if a file of theirs has come or gone, or says something else. */
async function discoverIfStale() {
  const stamp = at("generated", ".stamp");
  const hash = createHash("sha256");
  for (const folder of [...featureFolders(), join("web", "routes")]) {
    for (const file of readdirSync(at(folder), { recursive: true }).toSorted()) {
      hash.update(`${file}\0`);
      if (/[/\\](feature\.ts|routes[/\\].*\.tsx)$/.test(file)) hash.update(readFileSync(at(folder, file)));
    }
  }
  for (const [folder, pattern] of [
    ["contract", /^(menu-groups|platform-(?:actions|first-steps|screens))\.ts$/],
    ["tools", /^discover.*\.ts$/],
  ]) {
    for (const file of readdirSync(at(folder)).toSorted())
      if (pattern.test(file)) hash.update(readFileSync(at(folder, file)));
  }
  const current = hash.digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === current) return;
  const code = await run(at("tools", "discover.ts"), []);
  if (code !== 0) fail("The features could not be read; what is wrong stands above.", code);
  mkdirSync(at("generated"), { recursive: true });
  writeFileSync(stamp, current);
}

async function buildIfStale() {
  const stamp = at("dist", ".stamp");
  const current = existsSync(stamp) && readFileSync(stamp, "utf8") === hashSources();
  if (current && existsSync(at("dist", "web", "index.html"))) return;
  console.log("Building …");
  const code = await build(["--logLevel", "warn"]);
  if (code !== 0) fail("The build failed; what it said stands above.", code);
}

async function build(args) {
  // An interrupted build leaves half of the app, which must not count as built.
  rmSync(at("dist", ".stamp"), { force: true });
  const code = await run(vite, ["build", ...args]);
  if (code === 0) {
    mkdirSync(at("dist"), { recursive: true });
    writeFileSync(at("dist", ".stamp"), hashSources());
  }
  return code;
}

/** One hash of all inputs of the build, except generated files, which the build itself writes. */
function hashSources() {
  const hash = createHash("sha256");
  const add = (path) => {
    if (/^(demos|features)[/\\][^/\\]+[/\\](server|migrations|words\.json)$/.test(path)) return;
    if (statSync(at(path)).isDirectory()) {
      for (const entry of readdirSync(at(path)).toSorted()) add(join(path, entry));
    } else if (!/\.(gen|spec|test)\.tsx?$/.test(path)) {
      hash
        .update(`${path}\0`)
        .update(readFileSync(at(path)))
        .update("\0");
    }
  };
  const configs = readdirSync(root).filter((file) => /^(vite|postcss|office)\.config\./.test(file));
  for (const path of [
    ...featureFolders(),
    "contract",
    "office",
    "tools",
    "web",
    "package-lock.json",
    ...configs,
  ].toSorted())
    add(path);
  return hash.digest("hex");
}

/** Runs a script on the pinned Node, in production on this one, with the package's own binaries first in PATH. */
function run(script, args) {
  process.env.PATH = [at("node_modules", ".bin"), process.env.PATH].join(delimiter);
  // Node keeps what it has compiled, and the next start needs a third less processor time until its modules are loaded.
  process.env.NODE_COMPILE_CACHE ??= at(".cache", "node");
  return execute(isProduction ? process.execPath : pinnedNode, [script, ...args]);
}

/** Resolves to the exit code. Signals are forwarded to the process. */
function execute(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: "inherit", ...options });
    // In a terminal, Ctrl+C already reaches the child; a second signal would interrupt its shutdown.
    const forward = (signal) => (signal === "SIGINT" && process.stdin.isTTY ? undefined : child.kill(signal));
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    for (const signal of signals) process.on(signal, forward);
    // npm does not forward SIGTERM: npm and its shell end, and this process is orphaned without a signal.
    const watch = setInterval(() => {
      if (process.env.npm_lifecycle_event && process.ppid !== parent) child.kill("SIGTERM");
    }, 250);
    const settle = (code) => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, forward);
      resolve(code);
    };
    child.on("error", (error) => {
      console.error(error.message);
      settle(1);
    });
    child.on("exit", (code, signal) => settle(code ?? 128 + constants.signals[signal]));
  });
}

function fail(message, code = 1) {
  console.error(message);
  process.exit(code);
}
