import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The contract's SDL. */
export function readSchema(): string {
  return readFileSync(createRequire(import.meta.url).resolve("@kamra/contract/schema.graphql"), "utf8");
}
