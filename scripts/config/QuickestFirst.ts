import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The first failed test ends a mutant's run: properties and races, which take longest, come last. */
const isLong = ({ moduleId }: TestSpecification) => /\.property\.|\/races\./.test(moduleId);

/** Of the tests of mutants: those of the core alone, which need no backend, come first. */
const isOfCore = ({ moduleId }: TestSpecification) => moduleId.includes("/packages/core/");

export class QuickestFirst extends BaseSequencer {
  override sort(files: Array<TestSpecification>) {
    const rank = (file: TestSpecification) => Number(isLong(file)) - Number(isOfCore(file));
    return Promise.resolve(
      files.toSorted((one, other) => rank(one) - rank(other) || one.moduleId.localeCompare(other.moduleId)),
    );
  }
}
