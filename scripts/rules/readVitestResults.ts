import * as Schema from "effect/Schema";
import type { Outcome } from "./Outcome.ts";
import { outcomeOf } from "./outcomeOf.ts";

const Report = Schema.Struct({
  testResults: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      assertionResults: Schema.Array(
        Schema.Struct({ ancestorTitles: Schema.Array(Schema.String), title: Schema.String, status: Schema.String }),
      ),
    }),
  ),
});
const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Report));

/** Vitest's JSON report. */
export const readVitestResults = (json: string): ReadonlyArray<Outcome> =>
  decode(json).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) =>
      outcomeOf(name, [...ancestorTitles, title], status === "passed" || status === "failed" ? status : "skipped"),
    ),
  );
