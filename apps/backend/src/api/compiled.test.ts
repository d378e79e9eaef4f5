import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

it("compiles a document once, at its second use, for all variables", async () => {
  // The server compiles its own things when it first answers.
  await backend.ask("{ footerBlocks { id } }");
  const compile = vi.spyOn(globalThis, "Function");
  const counts: number[] = [];
  for (const first of [1, 2, 3, 101, 4]) {
    compile.mockClear();
    await backend.ask("query ($first: Int! = 48) { products(first: $first) { data { id } } }", { first });
    counts.push(Math.min(1, compile.mock.calls.length));
  }
  expect(counts).toEqual([0, 1, 0, 0, 0]);
});
