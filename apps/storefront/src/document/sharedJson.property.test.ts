import { embeddedJson } from "@kamra/core";
import fc from "fast-check";
import { expect, it } from "vitest";
import { sharedJson } from "./sharedJson.ts";

const text = fc.oneof(fc.constantFrom("</script>", "<!--", "ő"), fc.string());
const { state } = fc.letrec((tie) => ({
  state: fc.oneof(
    { maxDepth: 6 },
    fc.constantFrom(undefined, null, true, 1.5),
    text,
    fc.array(tie("state")),
    fc.dictionary(text, tie("state")),
  ),
}));

it("writes what JSON.stringify writes, the first time and again", () => {
  fc.assert(
    fc.property(fc.dictionary(text, state), (data) => {
      expect(sharedJson(data).join("")).toBe(embeddedJson(data));
      expect(sharedJson(data).join("")).toBe(embeddedJson(data));
    }),
  );
});

it("writes the list of an answer once, in any surrounding value", () => {
  let reads = 0;
  const product = {
    get name() {
      reads += 1;
      return "Alma";
    },
  };
  const list = [product];
  const pages = [1, 2].map((page) => sharedJson({ loaderData: { "0-1": { page, products: { list } } } }).join(""));
  expect(pages[1]).toBe('{"loaderData":{"0-1":{"page":2,"products":{"list":[{"name":"Alma"}]}}}}');
  expect(reads).toBe(1);
});
