import { expect, it } from "vitest";
import type { ShownPlacing } from "../model/OrderPlacing.ts";
import { placedPath } from "./placedPath.ts";

const statusPath = "/megrendeles/statusz/t7";

it.each<readonly [ShownPlacing, string | null]>([
  [{ phase: "placed", statusPath }, statusPath],
  [{ phase: "placedElsewhere", statusPath }, statusPath],
  [{ phase: "unknown" }, null],
])(
  "[ORDER-10] Only an order that was placed, here or in another tab, has a status page: %o has %s.",
  (placing, path) => {
    expect(placedPath(placing)).toBe(path);
  },
);
