import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests that replay many sequences against a backend are the longest: starting them last would prolong the run. */
const isPlayed = ({ moduleId }: TestSpecification) =>
  /\/(packages\/testing|apps\/backend)\/.*\.property\.test\.ts$/.test(moduleId);

export class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>) {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isPlayed(other)) - Number(isPlayed(one)));
  }
}
