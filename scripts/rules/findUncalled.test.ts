import { expect, it } from "vitest";
import type { Claim } from "./Claim.ts";
import { findUncalled } from "./findUncalled.ts";
import type { Uses } from "./readUses.ts";

const claim: Claim = {
  rule: "PRICE-1",
  name: "f",
  file: "f.ts",
  isMember: false,
  signature: "function f()",
  examples: [],
};
const member: Claim = { ...claim, isMember: true };
const none: Uses = { imported: new Set(), named: new Set() };
const naming: Uses = { ...none, named: new Set(["f"]) };
const importing: Uses = { ...none, imported: new Set(["f"]) };

it.each<[string, Claim, Record<string, Uses>, ReadonlyArray<Claim>]>([
  ["used in its own file is called", claim, { "f.ts": naming }, []],
  ["that another source imports is called", claim, { "f.ts": none, "g.ts": importing }, []],
  ["that another source has a namesake of is not called", claim, { "f.ts": none, "g.ts": naming }, [claim]],
  ["that no source names is not called", claim, { "f.ts": none }, [claim]],
  ["of an object is called where another source names it", member, { "f.ts": none, "g.ts": naming }, []],
])("a function %s", (_, each, sources, uncalled) => {
  expect(findUncalled([each], new Map(Object.entries(sources)))).toEqual(uncalled);
});
