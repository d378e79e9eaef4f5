import fc from "fast-check";
import { seed } from "../../../../scripts/config/seed.ts";
import type { Walk } from "./Walk.ts";
import { walks } from "./walks.ts";

interface NamedWalk {
  readonly walk: Walk;
  readonly index: number;
  /** What `KAMRA_WALK` takes to go it again. */
  readonly name: string;
}

/** A failure prints its name. */
const [again, index] = process.env["KAMRA_WALK"]?.split(":").map(Number) ?? [];
const isFull = process.env["KAMRA_FULL"] === "1";
/** `KAMRA_WALKS` names another number. A walk takes ten seconds of a push's time. */
const count = Number(process.env["KAMRA_WALKS"] ?? (isFull ? 2000 : 4));

const walksOf = (from: number, numRuns: number): ReadonlyArray<NamedWalk> =>
  fc.sample(walks, { seed: from, numRuns }).map((walk, at) => ({ walk, index: at, name: `${from}:${at}` }));

/**
 * The walks of this run: each commit's differ (`KAMRA_SEED` names others), so that a red run is red again. With
 * `KAMRA_WALK` the one of that name.
 */
export const walksOfThisRun: ReadonlyArray<NamedWalk> =
  again === undefined || index === undefined ? walksOf(seed, count) : walksOf(again, index + 1).slice(index);
