import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { root } from "./setup/step.ts";
import { install, manifestOf } from "../bench/size/packedPackages.ts";

// Packs what a team would install, into an empty folder, and checks it there: what publint says, no tests, and the types of every entry
// with two compilers, as a bundler and as Node resolve them. Needs built packages.

const names = ["contract", "core", "react", "ui", "testing"];
const consumers = [
  { compiler: "typescript", options: { module: "esnext", moduleResolution: "bundler" } },
  { compiler: "typescript7", options: { module: "nodenext", moduleResolution: "nodenext" } },
];

const folder = mkdtempSync(join(tmpdir(), "kamra-packages-"));
const faults: string[] = [];
mkdirSync(join(folder, "node_modules/@types"), { recursive: true });

function entriesOf(name: string): ReadonlyArray<string> {
  return Object.entries(manifestOf(join(root, "packages", name)).exports).flatMap(([subpath, conditions]) =>
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
  for (const file of files.filter((each) => /\.(?:test|stories)\./.test(each)))
    faults.push(`${name} publishes ${file}`);
  const { messages, pkg } = await publint({ pkgDir: home, strict: true });
  for (const message of messages) {
    const text = formatMessage(message, pkg, { color: false }) ?? message.code;
    faults.push(`@kamra/${name}: ${text}`);
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

for (const name of names) await checkPackage(name);
checkTypes();
for (const fault of faults) console.error(`✗ ${fault}`);
rmSync(folder, { recursive: true, force: true });
process.exitCode = faults.length === 0 ? 0 : 1;
