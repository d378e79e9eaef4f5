import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AnySchemaObject } from "ajv";
import { parse } from "yaml";

let contract: AnySchemaObject | null = null;

function parseContract(): AnySchemaObject {
  const document: unknown = parse(
    readFileSync(createRequire(import.meta.url).resolve("@kamra/contract/lists.openapi.yaml"), "utf8"),
    // Of a discriminator Ajv takes the property alone, and the values from the schemas' constants.
    (key, value: unknown) => (key === "mapping" ? undefined : value),
  );
  if (typeof document !== "object" || document === null) throw new TypeError("lists.openapi.yaml holds no document");
  return { ...document };
}

/**
 * The contract's OpenAPI document: as OpenAPI 3.1 has it, a JSON Schema with other things around. The process
 * parses it once and shares it, so callers must not change it.
 */
export function readContract(): AnySchemaObject {
  contract ??= parseContract();
  return contract;
}
