import { expect, it } from "vitest";
import { commonSubstitution } from "./commonSubstitution.ts";

const lines = (...substitutions: ReadonlyArray<"SIMILAR" | "LEAVE_OUT">) =>
  substitutions.map((substitution) => ({ substitution }));

it("The lines' substitution is common only when all of them have it.", () => {
  expect(commonSubstitution(lines("SIMILAR", "SIMILAR"))).toBe("SIMILAR");
  expect(commonSubstitution(lines("SIMILAR", "SIMILAR", "LEAVE_OUT"))).toBeNull();
  expect(commonSubstitution(lines("LEAVE_OUT", "SIMILAR"))).toBeNull();
  expect(commonSubstitution([])).toBeNull();
});
