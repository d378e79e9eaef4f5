#!/usr/bin/env node
// `npx @kamra/ui add ProductCard`, in the package as dist/command.js, beside its registry.
import { readFileSync } from "node:fs";
import { run } from "./run.ts";

const { said, isOpen } = run(process.argv.slice(2), () =>
  readFileSync(new URL("./registry.json", import.meta.url), "utf8"),
);
console.log(said.join("\n"));
process.exitCode = isOpen ? 1 : 0;
