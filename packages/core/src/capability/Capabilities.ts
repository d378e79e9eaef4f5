import type { Capability } from "./Capability.ts";

/** Any capabilities. */
export type Capabilities = ReadonlyArray<Capability<string, unknown, string>>;

type NamesOf<Chosen extends Capabilities> = Chosen[number]["name"];

/** Distributes over the capabilities, to read each one's requirements. */
type NeedsOf<Each> = Each extends Capability<string, unknown, infer Needs> ? Needs : never;

type Missing<Chosen extends Capabilities> = Exclude<NeedsOf<Chosen[number]>, NamesOf<Chosen>>;

/** The first duplicate name, as far as the type knows the order. */
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

/** The type that a shop's capabilities must be assignable to: it contains the message, so the compiler shows it. */
export type Complete<Chosen extends Capabilities> = [Missing<Chosen>] extends [never]
  ? [Repeated<Chosen>] extends [never]
    ? unknown
    : `The capability "${Repeated<Chosen>}" is passed twice`
  : `The capability "${Missing<Chosen>}" is missing: one of the others needs it`;

/** The type that a capability opened later must be assignable to, in a shop with these names: an error message, as above. */
export type Openable<Later, Names> = [Exclude<NeedsOf<Later>, Names>] extends [never]
  ? unknown
  : string extends NeedsOf<Later>
    ? unknown
    : `Open the capability "${Exclude<NeedsOf<Later>, Names>}" first: this one needs it`;

/** The endpoint, if one of the capabilities is of the GraphQL backend. */
export type EndpointOf<Chosen extends Capabilities> = [
  Extract<Chosen[number], { readonly transport: unknown }>,
] extends [never]
  ? unknown
  : { readonly endpoint: string | URL };
