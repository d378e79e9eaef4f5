import { isEmail } from "@kamra/core/form";
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from "ajv/dist/2020.js";
import { isInstant } from "./isInstant.ts";
import { readContract } from "./readContract.ts";

let shared: Ajv2020 | null = null;

function openAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    useDefaults: true,
    validateSchema: false,
    discriminator: true,
  });
  ajv.addFormat("email", isEmail);
  ajv.addFormat("date-time", isInstant);
  ajv.addSchema(readContract(), "contract");
  return ajv;
}

/**
 * Returns a function that compiles JSON Schemas, which may refer to the contract: `contract#/components/schemas/Share`.
 * Validation neither converts nor cuts, but fills in defaults. The contract's schemas are compiled once in a process.
 *
 * @rule FORM-4, LIST-9
 */
export function createSchemaCompiler(): <Value>(schema: AnySchemaObject) => ValidateFunction<Value> {
  shared ??= openAjv();
  const ajv = shared;
  return <Value>(schema: AnySchemaObject) => ajv.compile<Value>(schema);
}
