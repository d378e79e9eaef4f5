#!/usr/bin/env node
import { checkBackend } from "./checkBackend.ts";
import { reportOf } from "./reportOf.ts";

// kamra-conformance URL [--json]: exits with 0 when each promise is kept, 1 when one is broken, 2 without an address.

const words = process.argv.slice(2);
const [endpoint] = words.filter((word) => !word.startsWith("--"));
if (endpoint === undefined || !URL.canParse(endpoint)) {
  process.stderr.write("Which backend? kamra-conformance https://shop.example/graphql [--json]\n");
  process.exitCode = 2;
} else {
  const results = await checkBackend({ endpoint });
  process.stdout.write(`${words.includes("--json") ? JSON.stringify(results, null, 2) : reportOf(results)}\n`);
  process.exitCode = results.every(({ faults }) => faults.length === 0) ? 0 : 1;
}
