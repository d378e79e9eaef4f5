import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What is played against a backend many times takes minutes: begun last, it would have the end of a run to itself. */
const isPlayed = ({ moduleId }: TestSpecification) => /\/packages\/testing\/.*\.property\.test\.ts$/.test(moduleId);

export class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>) {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isPlayed(other)) - Number(isPlayed(one)));
  }
}
