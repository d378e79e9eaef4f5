import { expect, it } from "vitest";
import { homeOf, manifestOf } from "./manifestOf.ts";
import { manifestFaults } from "./contentFaults.ts";
import { published } from "./published.ts";

it.each(published)("@kamra/%s says what npm and its tools ask for", (name) => {
  const manifest = manifestOf(homeOf(name));
  expect(manifestFaults(manifest)).toEqual([]);
  expect(manifest).toMatchObject({ repository: { directory: `${name === "backend" ? "apps" : "packages"}/${name}` } });
});

it("a package that is private, needs one that is not published, or says nothing of itself is refused", () => {
  const core = manifestOf(homeOf("core"));
  expect(manifestFaults({ ...core, private: true })).toEqual(["is private"]);
  expect(manifestFaults({ ...core, dependencies: { "@kamra/demo-data": "0.1.0" } })).toEqual([
    "needs @kamra/demo-data, which is not published",
  ]);
  expect(manifestFaults({ ...core, exports: {} })).toEqual(["does not export ./package.json"]);
  expect(manifestFaults({})).toContain("has no repository");
});
