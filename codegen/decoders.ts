import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { format } from "oxfmt";
import { root } from "../scripts/setup/step.ts";
import { loadDocuments } from "./decoders/loadDocuments.ts";
import { loadSchemas } from "./decoders/loadSchemas.ts";
import { makeModules } from "./decoders/makeModules.ts";
import { writeDecoders } from "./decoders/writeDecoders.ts";
import { writeResponses } from "./decoders/writeResponses.ts";

// Writes the types and decoders of all responses, and decoders of what storages keep; with `--check` fails when they are not up to date.

const source = join(root, "packages/core/src");
const header = "// Generated from the schemas by `npm run codegen`. Do not edit.\n";

const schemas = await loadSchemas(source);
const modules = makeModules();
const decoderIn = writeDecoders(schemas, modules);
writeResponses(
  loadDocuments(source, join(root, "packages/contract/schema")),
  {
    moduleOf: (folder, model) => schemas.modelOf(folder, model).module,
    decoderIn: (module, folder, model) => decoderIn(module, schemas.modelOf(folder, model)),
    ownFieldsOf: (folder, model) => schemas.modelOf(folder, model).ast.annotations?.ownFieldsOf,
  },
  modules,
);

const written = new Map<string, string>();
for (const [file, text] of modules.texts()) {
  const { code, errors } = await format(file, header + text, { printWidth: 120 });
  for (const { message } of errors) throw new Error(`${file}: ${message}`);
  written.set(join(source, file), code);
}

const present = globSync(`${source}/**/generated/*.ts`).filter((file) => readFileSync(file, "utf8").startsWith(header));
const stale = present.filter((file) => !written.has(file));
const changed = [...written].filter(([file, code]) => !present.includes(file) || readFileSync(file, "utf8") !== code);

if (process.argv.includes("--check")) {
  const differing = [...stale, ...changed.map(([file]) => file)];
  for (const file of differing) console.error(`Not up to date: ${relative(root, file)}. Run npm run codegen.`);
  if (differing.length > 0) process.exitCode = 1;
} else {
  for (const file of stale) rmSync(file);
  for (const [file, code] of changed) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}
