import { join } from "node:path";
import * as Schema from "effect/Schema";
import type { Outcome } from "./Outcome.ts";
import { outcomeOf } from "./outcomeOf.ts";

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs: ReadonlyArray<{ readonly title: string; readonly tests: ReadonlyArray<{ readonly status: string }> }>;
  readonly suites?: ReadonlyArray<Suite>;
}

const Suite: Schema.Codec<Suite> = Schema.Struct({
  title: Schema.String,
  file: Schema.String,
  specs: Schema.Array(
    Schema.Struct({ title: Schema.String, tests: Schema.Array(Schema.Struct({ status: Schema.String })) }),
  ),
  suites: Schema.optionalKey(Schema.Array(Schema.suspend((): Schema.Codec<Suite> => Suite))),
});
const Report = Schema.Struct({ config: Schema.Struct({ rootDir: Schema.String }), suites: Schema.Array(Suite) });
const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Report));

const statuses: Readonly<Record<string, Outcome["status"]>> = {
  expected: "passed",
  flaky: "passed",
  skipped: "skipped",
};

/** Playwright's JSON report; its outermost suites are files, whose names are no part of a title. */
export const readPlaywrightResults = (json: string): ReadonlyArray<Outcome> => {
  const { config, suites } = decode(json);
  const outcomesIn = ({ file, specs, suites = [] }: Suite, titles: ReadonlyArray<string>): ReadonlyArray<Outcome> => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) =>
        outcomeOf(join(config.rootDir, file), [...titles, title], statuses[status] ?? "failed"),
      ),
    ),
    ...suites.flatMap((suite) => outcomesIn(suite, [...titles, suite.title])),
  ];
  return suites.flatMap((suite) => outcomesIn(suite, []));
};
