import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { selections } from "../model/methods.test.arbitrary.ts";
import { wantedSelection } from "./wantedSelection.ts";

const types = fc.constantFrom("delivery" as const, "personal" as const);

it.prop([selections, types], runs)(
  "[ADDR-11] who asks for delivery or pickup starts with it, and keeps a selection of that type",
  (selection, type) => {
    const start = wantedSelection(selection, { type });
    if (selection?.type === type) expect(start).toBe(selection);
    else expect(start).toEqual(type === "personal" ? { type: "personal" } : null);
  },
);

it.prop([selections], runs)("[ADDR-11] who asks for neither starts with the selection", (selection) => {
  expect(wantedSelection(selection, {})).toBe(selection);
  expect(wantedSelection(selection, { type: undefined })).toBe(selection);
});
