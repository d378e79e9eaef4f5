import { expect, it } from "vitest";
import { leavingForm } from "./leavingForm.ts";

it.each([
  [true, null, "ask"],
  [true, "discard", "leave"],
  [true, "cancel", "stay"],
  [true, "save", "saveAndLeave"],
  [false, null, "leave"],
  [false, "cancel", "leave"],
] as const)("[FORM-5] of a form changed: %s, after the answer %s: %s", (isChanged, answer, expected) => {
  expect(leavingForm({ isChanged, answer })).toBe(expected);
});
