import * as Schema from "effect/Schema";
import { repositoryPath } from "../rules/repositoryPath.ts";

const Report = Schema.Struct({
  testResults: Schema.Array(Schema.Struct({ name: Schema.String, startTime: Schema.Number, endTime: Schema.Number })),
});
const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Report));

/** The slowest test files of vitest's reports, the slowest first, in seconds. */
export const slowestFiles = (reports: ReadonlyArray<string>, { count }: { readonly count: number }) =>
  reports
    .flatMap((json) => decode(json).testResults)
    .map(({ name, startTime, endTime }) => ({ name: repositoryPath(name), seconds: (endTime - startTime) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count);
