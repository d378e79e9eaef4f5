#!/usr/bin/env node
// The command of the package `@kamra/contract`: `npx @kamra/contract own.graphql` writes own.ts beside it.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { GraphQLError, Source } from "graphql";
import { ownFieldsOf } from "./ownFieldsOf.ts";

const usage = [
  "npx @kamra/contract own.graphql: makes own.ts out of the fields that own.graphql adds to the contract's types",
  "",
  "  --out FILE   the module, own.ts beside it by default",
  "  --check      only compares, and fails when it is not up to date",
].join("\n");

function run(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: "string" }, check: { type: "boolean" }, help: { type: "boolean" } },
  });
  const [file, ...others] = positionals;
  if (values.help === true || file === undefined || others.length > 0) {
    console.log(usage);
    return values.help === true ? 0 : 1;
  }
  const out = values.out ?? file.replace(/\.(?:graphqls?|gql)$/, ".ts");
  if (out === file) throw new Error(`${file} is no .graphql file: say --out`);
  const contract = readFileSync(new URL("../generated/schema.graphql", import.meta.url), "utf8");
  const code = ownFieldsOf(new Source(readFileSync(file, "utf8"), file), { contract });
  if (values.check !== true) writeFileSync(out, code);
  else if (!existsSync(out) || readFileSync(out, "utf8") !== code) {
    console.error(
      `${out} is not up to date: run npx @kamra/contract ${process.argv
        .slice(2)
        .filter((word) => word !== "--check")
        .join(" ")}`,
    );
    return 1;
  }
  return 0;
}

try {
  process.exitCode = run();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof GraphQLError ? error.toString() : error.message);
  process.exitCode = 1;
}
