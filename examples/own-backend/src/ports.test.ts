import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { checkPorts, reportOf } from "@kamra/testing/conformance";
import ports from "./ports.ts";
import { server } from "./server.ts";

test("the ports keep what a shop is promised", async () => {
  if (!server.listening) await once(server, "listening");
  const results = await checkPorts(ports, { base: `http://localhost:${process.env["PORT"] ?? 5173}` });
  assert.deepEqual(
    results.filter(({ faults }) => faults.length > 0),
    [],
    reportOf(results),
  );
  assert.equal(results.filter(({ notChecked }) => notChecked === null).length, 12);
});
