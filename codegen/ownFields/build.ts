import { chmodSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { root } from "../../scripts/setup/step.ts";

// Builds the command of `@kamra/contract`, with the parser of GraphQL in it: the package depends on nothing.

const command = join(root, "packages/contract/dist/command.js");
await build({
  entryPoints: [join(root, "codegen/ownFields/command.ts")],
  outfile: command,
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  minify: true,
  logLevel: "warning",
});
chmodSync(command, 0o755);
