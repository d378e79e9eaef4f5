import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { runCommand } from "./runCommand.ts";

const folder = mkdtempSync(join(tmpdir(), "conformance-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(...words: ReadonlyArray<string>) {
  const written = { out: "", complaints: "" };
  const code = await runCommand(words, {
    out: (text) => (written.out += text),
    complain: (text) => (written.complaints += text),
  });
  return { code, ...written };
}

function moduleOf(source: string): string {
  const path = join(folder, `${crypto.randomUUID()}.mjs`);
  writeFileSync(path, source);
  return path;
}

it("without a target, and with an option that does not exist, it says how it is used", async () => {
  for (const words of [[], ["--nothing"], ["a.js", "b.js"]]) {
    const { code, complaints } = await run(...words);
    expect(code).toBe(2);
    expect(complaints).toContain("kamra-conformance ./ports.js");
  }
});

it("asked for help it says how it is used, and that is no failure", async () => {
  const { code, out, complaints } = await run("--help");
  expect([code, complaints]).toEqual([0, ""]);
  expect(out).toContain("kamra-conformance ./ports.js");
});

it("a module is checked as ports, and what it does not offer is no fault", async () => {
  const path = moduleOf("export default { delivery: { shippingMethods: async () => [], postcodes: async () => [] } };");
  const { code, out } = await run(path);
  expect(out).toContain("    not offered: there is no `cart`");
  expect(code).toBe(0);
  expect(JSON.parse((await run(path, "--json")).out)).toHaveLength(18);
});

it("a module whose promise is broken exits with 1", async () => {
  const path = moduleOf(
    "export default { delivery: { postcodes: async () => [{}], shippingMethods: async () => [] } };",
  );
  expect((await run(path)).code).toBe(1);
});

it("a module without ports, and one that is not there, are named", async () => {
  const empty = await run(moduleOf("export default {};"));
  expect([empty.code, empty.complaints]).toEqual([2, expect.stringContaining("has no default export with the ports")]);
  const missing = await run(join(folder, "missing.mjs"));
  expect([missing.code, missing.complaints]).toEqual([2, expect.stringContaining("cannot be loaded")]);
});

async function serving(text: string): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((_request, response) => response.end(text));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/graphql`, close: () => server.close() };
}

it("an address that does not answer GraphQL is named, and nothing is checked", async () => {
  const nothing = await run("http://127.0.0.1:9/graphql");
  expect([nothing.code, nothing.complaints]).toEqual([2, expect.stringContaining("does not answer GraphQL by POST")]);
  for (const text of ["<h1>Hello</h1>", "{}"]) {
    const { url, close } = await serving(text);
    const { code, complaints } = await run(url);
    close();
    expect([code, complaints]).toEqual([2, expect.stringContaining(url)]);
  }
});

it("a backend that limits every request is not checked, and exits with 2", async () => {
  const { url, close } = await serving('{"errors":[{"extensions":{"code":"RATE_LIMITED"}}]}');
  const { code, out } = await run(url);
  close();
  expect([code, out]).toEqual([2, expect.stringContaining("0 of 0 promises are kept")]);
});

it("pages are not checked without a browser, and it says what to install", async () => {
  const { code, complaints } = await run("--ui", "http://127.0.0.1:9", "--browser", join(folder, "no-browser"));
  expect(code).toBe(2);
  expect(complaints).toContain("npm install --save-dev playwright-core");
});
