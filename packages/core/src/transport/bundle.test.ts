import { build } from "esbuild";
import { expect, it } from "vitest";

const file = (name: string) => decodeURIComponent(new URL(name, import.meta.url).pathname);

it("the bundle of a client has none of graphql's parser", async () => {
  const { metafile } = await build({
    entryPoints: [file("./graphqlTransportLive.ts")],
    alias: { graphql: file("./graphqlWithoutParser.ts") },
    conditions: ["@kamra/source"],
    bundle: true,
    format: "esm",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.some((input) => input.includes("/graphql-request/"))).toBe(true);
  expect(
    inputs.filter((input) => input.includes("/node_modules/graphql/") || input.startsWith("node_modules/graphql/")),
  ).toEqual([]);
});
