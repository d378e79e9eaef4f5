import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkPackage as checkResolutions, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { root } from "./setup/step.ts";
import { homeOf, install, manifestOf } from "../bench/size/packedPackages.ts";

// Packs what a team would install, into an empty folder, and checks it there: what publint and are-the-types-wrong say, no tests, the
// size, and the types of every entry as a bundler and as Node resolve them: by two compilers, by three with `--all`, which
// also runs the tests that testing's README offers, and the backend's command. Needs built packages.

const names = ["contract", "core", "react", "ui", "testing", "backend"];
const resolutions = [
  { module: "esnext", moduleResolution: "bundler" },
  { module: "node16", moduleResolution: "node16" },
  { module: "nodenext", moduleResolution: "nodenext" },
];
const everyPair = ["typescript5", "typescript", "typescript7"].flatMap((compiler) =>
  resolutions.map((options) => ({ compiler, options })),
);
const usualPairs: ReadonlyArray<string> = ["typescript bundler", "typescript7 nodenext"];
const consumers = process.argv.includes("--all")
  ? everyPair
  : everyPair.filter(({ compiler, options }) => usualPairs.includes(`${compiler} ${options.moduleResolution}`));

const mostMegabytes = 3;

const folder = mkdtempSync(join(tmpdir(), "kamra-packages-"));
const faults: string[] = [];
mkdirSync(join(folder, "node_modules/@types"), { recursive: true });

function entriesOf(name: string): ReadonlyArray<string> {
  return Object.entries(manifestOf(homeOf(name)).exports).flatMap(([subpath, conditions]) =>
    typeof conditions === "object" && "types" in conditions ? [`@kamra/${name}${subpath.slice(1)}`] : [],
  );
}

async function checkPackage(name: string): Promise<void> {
  const home = install(name, folder);
  const files = readdirSync(home, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(join(home, file)).isFile(),
  );
  const bytes = files.reduce((sum, file) => sum + statSync(join(home, file)).size, 0);
  console.log(`@kamra/${name}: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`);
  if (bytes > mostMegabytes * 1e6) faults.push(`@kamra/${name} has more than ${mostMegabytes} MB`);
  for (const file of files.filter((each) => /\.(?:test|stories)\./.test(each)))
    faults.push(`${name} publishes ${file}`);
  const { messages, pkg } = await publint({ pkgDir: home, strict: true });
  for (const message of messages) {
    const text = formatMessage(message, pkg, { color: false }) ?? message.code;
    faults.push(`@kamra/${name}: ${text}`);
  }
  await checkTarball(name);
}

/** Packages are ES modules only, so what `require` finds is left out. */
async function checkTarball(name: string): Promise<void> {
  const tarball = readdirSync(folder).find((file) => file.startsWith(`kamra-${name}-`));
  if (tarball === undefined) throw new Error(`${name} was not packed`);
  const checked = await checkResolutions(createPackageFromTarballData(readFileSync(join(folder, tarball))), {
    entrypoints: entriesOf(name).flatMap((entry) =>
      entry.endsWith(".css") ? [] : [`.${entry.slice(`@kamra/${name}`.length)}`],
    ),
  });
  if (!checked.types) return void faults.push(`@kamra/${name} has no types`);
  for (const problem of checked.problems) {
    const isOfRequire = "resolutionKind" in problem && /^node(?:10|16-cjs)$/.test(problem.resolutionKind);
    if (!isOfRequire) faults.push(`@kamra/${name}: ${JSON.stringify(problem)}`);
  }
}

function checkTypes(): void {
  for (const types of ["node", "react", "react-dom"])
    symlinkSync(join(root, "node_modules/@types", types), join(folder, "node_modules/@types", types), "junction");
  const entries = names.flatMap(entriesOf);
  const imports = entries.map((entry, index) =>
    entry.endsWith(".css") ? `import "${entry}";` : `export * as entry${index} from "${entry}";`,
  );
  writeFileSync(join(folder, "index.ts"), imports.join("\n"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const { compiler, options } of consumers) {
    const compilerOptions = {
      ...options,
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      target: "es2022",
      lib: ["es2024", "dom", "dom.iterable", "esnext.disposable"],
      types: ["node", "react"],
      jsx: "react-jsx",
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["index.ts"] }));
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(root, "node_modules", compiler, "bin/tsc"), "-p", folder],
      {
        encoding: "utf8",
      },
    );
    if (status !== 0)
      faults.push(`types by ${compiler}, ${options.moduleResolution}:\n${stdout.split("\n").slice(0, 8).join("\n")}`);
  }
}

/** The tests of testing's README, each in a file of its own. */
function runOfferedTests(): void {
  for (const name of ["vitest", "@fast-check/vitest", "fast-check", "msw"]) {
    const link = join(folder, "node_modules", name);
    mkdirSync(join(link, ".."), { recursive: true });
    if (!existsSync(link)) symlinkSync(join(root, "node_modules", name), link, "junction");
  }
  const readme = readFileSync(join(folder, "node_modules/@kamra/testing/README.md"), "utf8");
  const blocks = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].flatMap(([, code = ""]) =>
    /from "vitest"/.test(code) ? [code] : [],
  );
  for (const [index, code] of blocks.entries()) writeFileSync(join(folder, `offered${index}.test.ts`), code);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "node_modules/vitest/vitest.mjs"), "run", "--root", folder],
    { encoding: "utf8" },
  );
  console.log(`${blocks.length} tests of the README of @kamra/testing`);
  if (status !== 0 || blocks.length < 3) faults.push(`the tests of testing's README:\n${stdout}${stderr}`);
}

/** The command of the backend, as `npx` runs it, on a new shop without products. */
async function runBackend(): Promise<void> {
  const command = join(folder, "node_modules/@kamra/backend/dist/command.js");
  const words = ["--port", "0", "--data", join(folder, "data"), "--catalogue", "empty"];
  const backend = spawn(process.execPath, [command, ...words], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => backend.once("exit", resolve));
  let said = "";
  for await (const text of backend.stdout.setEncoding("utf8")) {
    said += String(text);
    const [address] = /http:\S+graphql/.exec(said) ?? [];
    if (address === undefined) continue;
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ __typename }" }),
    });
    if (response.ok) console.log("The command of @kamra/backend answers");
    else faults.push(`The command of @kamra/backend answers ${response.status}`);
    backend.kill();
    break;
  }
  await ended;
  if (!said.includes("graphql")) faults.push(`The command of @kamra/backend does not start: ${said}`);
}

for (const name of names) await checkPackage(name);
checkTypes();
if (process.argv.includes("--all")) {
  runOfferedTests();
  await runBackend();
}
for (const fault of faults) console.error(`✗ ${fault}`);
rmSync(folder, { recursive: true, force: true });
process.exitCode = faults.length === 0 ? 0 : 1;
