import { runCommand, tool } from "./setup/step.ts";

// npm run codegen             writes what is generated: types and documents from the contract, decoders, docs/errors.md, the fonts, the tokens
// npm run codegen -- --check  writes nothing, and fails when a generated file is not up to date

const check = process.argv.includes("--check") ? ["--check"] : [];
const lists = ["packages/contract/lists.openapi.yaml", "--output", "packages/contract/generated/lists.ts"];
const commands = [
  tool("graphql-codegen", "--config", "codegen/config.ts", ...check),
  tool("openapi-typescript", ...lists, "--immutable", "--root-types", "--root-types-no-schema-prefix", ...check),
  tool("node", "--conditions=@kamra/source", "codegen/decoders.ts", ...check),
  tool("node", "--conditions=@kamra/source", "codegen/errors.ts", ...check),
  tool("node", "codegen/fonts.ts", ...check),
  tool("node", "codegen/tokens.ts", ...check),
];
for (const command of commands) {
  const code = await runCommand(command);
  if (code !== 0) process.exitCode = code;
}
