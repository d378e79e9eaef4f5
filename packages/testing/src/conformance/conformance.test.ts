import { testBackend } from "@kamra/backend";
import { afterAll, expect, it } from "vitest";
import { type BackendAddress } from "./CheckedBackend.ts";
import { checkBackend } from "./checkBackend.ts";
import { reportOf } from "./reportOf.ts";
import { brokenBackends } from "./brokenBackends.test.kit.ts";

const backend = await testBackend();
afterAll(() => backend.close());
const endpoint = "http://shop.test/graphql";

const broken = async (address: BackendAddress) =>
  (await checkBackend(address)).filter(({ faults }) => faults.length > 0).map(({ promise }) => promise);

it("the reference backend keeps each promise, in process and over HTTP", async () => {
  expect(reportOf(await checkBackend({ endpoint, fetch: backend.fetch }))).toMatch(
    /\n(\d+) of \1 promises are kept\.$/,
  );
  expect(await broken({ endpoint: await backend.listen() })).toEqual([]);
});

it.each(brokenBackends)("$name breaks the promises that it is about, and no other", async ({ wrap, promises }) => {
  const found = await broken({ endpoint, fetch: wrap(backend.fetch) });
  expect(found).toHaveLength(promises.length);
  for (const [index, part] of promises.entries()) expect(found[index]).toContain(part);
});

it("a broken promise is reported with what was seen and the repair, and a silent backend breaks all", async () => {
  const results = await checkBackend({ endpoint, fetch: () => Promise.resolve(Response.json({ data: null })) });
  expect(results.filter(({ faults }) => faults.length === 0)).toEqual([]);
  expect(reportOf(results)).toContain(
    "    seen: introspection was refused with the codes []\n    repair: Add what is named here",
  );
});
