import type { Capability } from "./Capability.ts";

/** Any capabilities. */
export type Capabilities = ReadonlyArray<Capability<string, unknown, string>>;

type NamesOf<Chosen extends Capabilities> = Chosen[number]["name"];

/** Distributes over the capabilities, so that each one's own needs are read. */
type NeedsOf<Each> = Each extends Capability<string, unknown, infer Needs> ? Needs : never;

type Missing<Chosen extends Capabilities> = Exclude<NeedsOf<Chosen[number]>, NamesOf<Chosen>>;

/** The first name that is there twice, as far as the type knows the order. */
type Repeated<Chosen extends Capabilities> = Chosen extends readonly [
  infer First extends Capabilities[number],
  ...infer Rest extends Capabilities,
]
  ? string extends NamesOf<Rest>
    ? never
    : First["name"] extends NamesOf<Rest>
      ? First["name"]
      : Repeated<Rest>
  : never;

/** What the capabilities of a shop must be assignable to: the message is the type, so the compiler shows it. */
export type Complete<Chosen extends Capabilities> = [Missing<Chosen>] extends [never]
  ? [Repeated<Chosen>] extends [never]
    ? unknown
    : `The capability "${Repeated<Chosen>}" is chosen twice`
  : `The capability "${Missing<Chosen>}" is missing: one of the others needs it`;
