import { isShopError, type ShopError } from "@kamra/core";
import { englishTexts } from "@kamra/core/texts/en";
import { buildSchema, isEnumType } from "graphql";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "oxfmt";
import { codeRemedies, remedies } from "./errors/remedies.ts";

// Writes docs/errors.md: each error of a shop with what its class says, each code of the contract with what the schema says, the
// English text for the shopper, and what a team does. With `--check` fails when it is not up to date.

const root = fileURLToPath(new URL("..", import.meta.url));
const page = join(root, "docs/errors.md");
const { rejections } = englishTexts.transport;

/** The sentences of a docstring, without its tags. */
const sentences = (docstring: string) =>
  docstring
    .replaceAll(/^ *\* ?/gm, "")
    .replace(/^@[^]*/m, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** What the class of an error says about it. */
const meanings = new Map(
  globSync("packages/core/src/**/*Error.ts", { cwd: root }).flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), "utf8").matchAll(
        /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport class (\w+) extends (?:Tagged)?Error/g,
      ),
      ([, docstring = "", name = ""]) => [name, sentences(docstring)] as const,
    ),
  ),
);

const codes = buildSchema(readFileSync(join(root, "packages/contract/generated/schema.graphql"), "utf8")).getType(
  "ErrorCode",
);
if (!isEnumType(codes)) throw new Error("The schema has no codes");

const row = (cells: ReadonlyArray<string>) => `| ${cells.join(" | ")} |`;
const table = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>) =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

const meaningOf = (name: string) => {
  const meaning = meanings.get(name);
  if (meaning === undefined) throw new Error(`${name} has no docstring`);
  return meaning;
};
const isTag = (name: string): name is ShopError["_tag"] => isShopError(Object.assign(new Error(), { _tag: name }));

const text = `# Every error

Generated from the code by \`npm run codegen\`: do not edit.

A query rejects with a \`ShopError\`, and a refused command's result has one in \`error\`; \`isShopError\` tells it from a bug, \`_tag\` says which it
is, \`shop.errorText(error)\` is the text for the shopper. A \`TypeError\` or \`RangeError\` is a mistake of the caller, and its message says which.

## By \`_tag\`

${table(
  ["\`_tag\`", "means", "what to do"],
  Object.entries(remedies)
    .filter(([name]) => isTag(name))
    .map(([name, remedy]) => [`\`${name}\``, meaningOf(name), remedy]),
)}

## By \`code\`, of a \`ServerError\`

${table(
  ["\`code\`", "means", "what to do", "the shopper reads"],
  codes.getValues().map(({ name, description }) => {
    const [, remedy = ""] = Object.entries(codeRemedies).find(([code]) => code === name) ?? [];
    const [, shown = ""] = Object.entries(rejections).find(([code]) => code === name) ?? [];
    return [`\`${name}\``, description ?? "", remedy, shown];
  }),
)}
`;
const { code, errors } = await format(page, text, { printWidth: 120 });
for (const { message } of errors) throw new Error(message);

if (!process.argv.includes("--check")) writeFileSync(page, code);
else if (code !== readFileSync(page, "utf8")) {
  console.error("Not up to date: docs/errors.md. Run npm run codegen.");
  process.exitCode = 1;
}
